import Typography from '@mui/material/Typography';
import type { PropuestaFallecimiento } from '@sgpa/contract/v1/revision-fallecimiento';
import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { FormRadioGroup } from '../../../ui/FormRadioGroup.tsx';
import type { Documentada } from '../../persona/identidad.ts';
import { AfiliacionesTerminadas } from '../AfiliacionesTerminadas.tsx';
import { CampoEvidencia } from '../CampoEvidencia.tsx';
import { CampoDetalle } from '../CamposDeMotivo.tsx';
import { FormularioDeAccion } from '../FormularioDeAccion.tsx';
import { deAccion } from '../resultado-accion.ts';
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
  idAfiliadoEnteGestor: number;
  persona: Documentada;
  propuesta: PropuestaFallecimiento;
  alTerminar: () => void;
  alCerrar: () => void;
}

type Pedido = NonNullable<ReturnType<typeof toRequest>>;

export function FormularioFallecimiento({ idAfiliadoEnteGestor, persona, propuesta, alTerminar, alCerrar }: Props) {
  const form = useForm<CamposFallecimiento>({
    defaultValues: vacio(propuesta),
    shouldFocusError: false,
    resolver: resolverDe(revisar),
  });
  const valores = form.watch();
  const accion = useEscritura({
    ...deAccion('revision-afiliacion'),
    pregunta: preguntaDe(valores, propuesta, persona, hoy()),
    enviar: (body: Pedido, clave) => llamar('revision-fallecimiento', { body }, { clave }),
    alTerminar,
  });
  const hecho = accion.resultado?.hecho ?? false;
  const { decision: sinDecision } = form.formState.errors;
  const falta = sinDecision?.message === undefined ? [] : [sinDecision.message];

  async function alEnviar(escrito: CamposFallecimiento) {
    const pedido = toRequest(escrito, propuesta, idAfiliadoEnteGestor);
    if (pedido !== null) await accion.escribir(pedido);
  }
  return (
    <FormularioDeAccion
      form={form}
      borradorDe={`revision-fallecimiento:${idAfiliadoEnteGestor}`}
      version={versionDe(propuesta)}
      sinElegir={vacio(propuesta)}
      accion={accion}
      alEnviar={alEnviar}
      texto={valores.decision === 'CONFIRMAR' ? 'Confirmar fallecimiento' : 'Corregir fallecimiento'}
      falta={falta}
      alCerrar={alCerrar}
    >
      {propuesta.obliga_a_todos || hecho ? null : (
        <FormRadioGroup control={form.control} name="decision" label="Decisión" options={OPCIONES} />
      )}
      {valores.decision === 'CORREGIR' && !hecho && propuesta.afiliaciones.length === 0 ? (
        <Typography variant="body2">La defunción no terminó ninguna afiliación.</Typography>
      ) : null}
      {valores.decision === 'CORREGIR' && !hecho && propuesta.afiliaciones.length > 0 ? (
        <AfiliacionesTerminadas
          afiliaciones={propuesta.afiliaciones}
          elegidas={valores.elegidas}
          alElegir={(elegidas) => form.setValue('elegidas', elegidas, { shouldDirty: true })}
        />
      ) : null}
      {valores.decision === 'CONFIRMAR' && !hecho ? (
        <Typography variant="body2">
          Figurará como fallecida para todos los entes gestores. Lo que otro ente gestor cubre lo termina ese ente
          gestor.
        </Typography>
      ) : null}
      <CampoEvidencia form={parteDe<Fundamento, CamposFallecimiento>(form)} disabled={hecho} />
      <CampoDetalle form={parteDe(form)} label="Motivo" required disabled={hecho} />
    </FormularioDeAccion>
  );
}
