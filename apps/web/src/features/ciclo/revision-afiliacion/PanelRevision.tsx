import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import type { PropsPanel } from '../../asegurado/panel.ts';
import { ResumenDeFila } from '../../asegurado/ResumenDeFila.tsx';
import type { Documentada } from '../../persona/identidad.ts';
import { PapelesDeRevision } from '../PapelesDeRevision.tsx';
import { alGuardarAccion } from '../resultado-accion.ts';
import { RevisionDeFallecimiento } from '../revision-fallecimiento/RevisionDeFallecimiento.tsx';
import { FormularioRevision } from './FormularioRevision.tsx';
import { type CamposRevision, preguntaDe, revisar, toRequest, vacio } from './revision-afiliacion.form.ts';

interface Props {
  propuesta: PropuestaRevision;
  persona: Documentada;
  alTerminar: () => void;
  alCerrar: () => void;
}

type Pedido = NonNullable<ReturnType<typeof toRequest>>;

export function RevisionDeAfiliacion({ propuesta, persona, alTerminar, alCerrar }: Props) {
  const form = useForm<CamposRevision>({
    defaultValues: vacio(propuesta),
    shouldFocusError: false,
    resolver: resolverDe((escrito) => revisar(escrito, propuesta)),
  });
  const guardado = useEscritura({
    ...alGuardarAccion('revision-afiliacion'),
    pregunta: preguntaDe(form.watch(), propuesta, persona, hoy()),
    enviar: (body: Pedido, clave) => llamar('revision-afiliacion', { body }, { clave }),
    alTerminar,
  });

  async function alEnviar(escrito: CamposRevision) {
    const pedido = toRequest(escrito, propuesta);
    if (pedido !== null) await guardado.escribir(pedido);
  }
  return (
    <FormularioRevision form={form} propuesta={propuesta} guardado={guardado} alEnviar={alEnviar} alCerrar={alCerrar} />
  );
}

/** Asks when the panel opens, and anew until the decision is saved: it is about what stands now. */
const useRevision = (idAfiliadoEnteGestor: number, activa: boolean) =>
  useQuery({
    queryKey: ['revision-afiliacion', idAfiliadoEnteGestor],
    queryFn: ({ signal: senal }) =>
      llamar('revision-afiliacion/propuesta', { params: { idAfiliadoEnteGestor } }, { senal }),
    enabled: activa,
    staleTime: 0,
    gcTime: 0,
  });

const ASUNTOS = ['La afiliación', 'El fallecimiento'] as const;

/** Reviews for the authority the row's affiliation or, where somebody recorded a death, the death. */
export default function PanelRevision({ fila, actual, alTerminar, alCerrar }: PropsPanel) {
  /** What stands afterwards does not replace the proposal that was decided on. */
  const [decidida, setDecidida] = useState<PropuestaRevision>();
  const [asunto, setAsunto] = useState<(typeof ASUNTOS)[number]>('La afiliación');
  const { data, error, refetch } = useRevision(fila.idAfiliadoEnteGestor, decidida === undefined);
  const vista = decidida ?? data;
  const comun = {
    alTerminar: () => {
      setDecidida(data);
      alTerminar();
    },
    alCerrar,
    persona: fila,
  };

  function contenido() {
    if (vista === undefined && error !== null)
      return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
    if (vista === undefined) return <TextSkeleton lines={8} />;
    const { fallecido, en_revision_desde: desde, motivo, documentos, idAfiliadoEnteGestor } = vista;
    const terminada = decidida !== undefined;
    return (
      <Stack spacing={2}>
        {desde !== null && !terminada ? (
          <Alert severity="info" role="none" sx={{ overflowWrap: 'anywhere' }}>
            {`En revisión desde el ${mostrarFecha(desde)}.${motivo === null ? '' : ` Motivo: ${motivo}`}`}
          </Alert>
        ) : null}
        {fallecido && !terminada ? (
          <Box sx={{ alignSelf: 'start' }}>
            <ToggleChoice label="Qué se revisa" options={ASUNTOS} value={asunto} onChange={setAsunto} />
          </Box>
        ) : null}
        {asunto === 'El fallecimiento' ? (
          <RevisionDeFallecimiento idAfiliadoEnteGestor={fila.idAfiliadoEnteGestor} {...comun} />
        ) : (
          <>
            {terminada || documentos.length === 0 ? null : (
              <PapelesDeRevision documentos={documentos.map((uno) => ({ ...uno, idAfiliadoEnteGestor }))} />
            )}
            <RevisionDeAfiliacion propuesta={vista} {...comun} />
          </>
        )}
      </Stack>
    );
  }
  return (
    <>
      <ResumenDeFila fila={fila} actual={actual} />
      {contenido()}
    </>
  );
}
