import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { PropuestaFallecimiento } from '@sgpa/contract/v1/revision-fallecimiento';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormRadioGroup } from '../../../ui/FormRadioGroup.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import type { Documentada } from '../../persona/identidad.ts';
import { AfiliacionesTerminadas } from '../AfiliacionesTerminadas.tsx';
import { CampoEvidencia } from '../CampoEvidencia.tsx';
import { CampoDetalle } from '../CamposDeMotivo.tsx';
import { FormularioDeAccion } from '../FormularioDeAccion.tsx';
import { PapelesDeRevision } from '../PapelesDeRevision.tsx';
import { alGuardarAccion } from '../resultado-accion.ts';
import type { Fundamento } from '../revision.form.ts';
import {
  type CamposFallecimiento,
  OPCIONES,
  preguntaDe,
  revisar,
  toRequest,
  vacio,
  versionDe,
} from './revision-fallecimiento.form.ts';

interface Props {
  /** Any affiliation of the person serves. */
  idAfiliadoEnteGestor: number;
  persona: Documentada;
  alTerminar: () => void;
  alCerrar: () => void;
}

type Pedido = NonNullable<ReturnType<typeof toRequest>>;

function FormularioFallecimiento(props: Props & { propuesta: PropuestaFallecimiento }) {
  const { idAfiliadoEnteGestor, persona, propuesta, alTerminar, alCerrar } = props;
  const form = useForm<CamposFallecimiento>({
    defaultValues: vacio(propuesta),
    shouldFocusError: false,
    resolver: resolverDe(revisar),
  });
  const valores = form.watch();
  const guardado = useEscritura({
    ...alGuardarAccion('revision-afiliacion'),
    pregunta: preguntaDe(valores, propuesta, persona, hoy()),
    enviar: (body: Pedido, clave) => llamar('revision-fallecimiento', { body }, { clave }),
    alTerminar,
  });
  const logrado = guardado.desenlace?.logrado ?? false;
  const { decision: sinDecision } = form.formState.errors;
  const falta = sinDecision?.message === undefined ? [] : [sinDecision.message];

  async function alEnviar(escrito: CamposFallecimiento) {
    const pedido = toRequest(escrito, propuesta, idAfiliadoEnteGestor);
    if (pedido !== null) await guardado.escribir(pedido);
  }
  return (
    <FormularioDeAccion
      form={form}
      borradorDe={`revision-fallecimiento:${idAfiliadoEnteGestor}`}
      version={versionDe(propuesta)}
      sinElegir={vacio(propuesta)}
      guardado={guardado}
      alEnviar={alEnviar}
      boton={valores.decision === 'CONFIRMAR' ? 'Confirmar fallecimiento' : 'Corregir fallecimiento'}
      falta={falta}
      alCerrar={alCerrar}
    >
      {propuesta.obliga_a_todos || logrado ? null : (
        <FormRadioGroup control={form.control} name="decision" label="Decisión" options={OPCIONES} />
      )}
      {valores.decision === 'CORREGIR' && !logrado && propuesta.afiliaciones.length === 0 ? (
        <Typography variant="body2">La defunción no terminó ninguna afiliación.</Typography>
      ) : null}
      {valores.decision === 'CORREGIR' && !logrado && propuesta.afiliaciones.length > 0 ? (
        <AfiliacionesTerminadas
          afiliaciones={propuesta.afiliaciones}
          elegidas={valores.elegidas}
          alElegir={(elegidas) => form.setValue('elegidas', elegidas, { shouldDirty: true })}
        />
      ) : null}
      {valores.decision === 'CONFIRMAR' && !logrado ? (
        <Typography variant="body2">
          Figurará como fallecida para todos los entes gestores. Lo que otro ente gestor cubre lo termina ese ente
          gestor.
        </Typography>
      ) : null}
      <CampoEvidencia form={parteDe<Fundamento, CamposFallecimiento>(form)} disabled={logrado} />
      <CampoDetalle form={parteDe(form)} label="Motivo" required disabled={logrado} />
    </FormularioDeAccion>
  );
}

const useFallecimiento = (idAfiliadoEnteGestor: number, activa: boolean) =>
  useQuery({
    queryKey: ['revision-fallecimiento', idAfiliadoEnteGestor],
    queryFn: ({ signal: senal }) =>
      llamar('revision-fallecimiento/propuesta', { params: { idAfiliadoEnteGestor } }, { senal }),
    enabled: activa,
    staleTime: 0,
    gcTime: 0,
  });

function loRegistrado({ fecha_defuncion, declarado_por, obliga_a_todos }: PropuestaFallecimiento): string {
  const cuando = fecha_defuncion === null ? '' : ` el ${mostrarFecha(fecha_defuncion)}`;
  const quien = declarado_por.length === 0 ? '' : `, por registro de: ${declarado_por.join(', ')}`;
  const alcance = obliga_a_todos ? 'Vale para todos los entes gestores.' : 'Vale solo para quien lo registró.';
  return `Figura como fallecida${cuando}${quien}. ${alcance}`;
}

/** Takes back a recorded death with what it ended, or confirms it. */
export function RevisionDeFallecimiento(props: Props) {
  const [decidida, setDecidida] = useState<PropuestaFallecimiento>();
  const { data, error, refetch } = useFallecimiento(props.idAfiliadoEnteGestor, decidida === undefined);
  const vista = decidida ?? data;
  if (vista === undefined && error !== null)
    return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (vista === undefined) return <TextSkeleton lines={8} />;
  return (
    <>
      {decidida === undefined ? (
        <>
          <Alert severity="info" role="none">
            {loRegistrado(vista)}
          </Alert>
          <PapelesDeRevision documentos={vista.documentos} />
        </>
      ) : null}
      <FormularioFallecimiento
        {...props}
        propuesta={vista}
        alTerminar={() => {
          setDecidida(data);
          props.alTerminar();
        }}
      />
    </>
  );
}
