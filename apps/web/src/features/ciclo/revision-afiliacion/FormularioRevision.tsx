import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import type { Escritura } from '../../../lib/use-escritura.ts';
import { FormRadioGroup } from '../../../ui/FormRadioGroup.tsx';
import { AfiliacionesTerminadas } from '../AfiliacionesTerminadas.tsx';
import { CampoEvidencia } from '../CampoEvidencia.tsx';
import { CampoDetalle } from '../CamposDeMotivo.tsx';
import { ComoQueda } from '../ComoQueda.tsx';
import { FormularioDeAccion } from '../FormularioDeAccion.tsx';
import type { Fundamento } from '../revision.form.ts';
import {
  type CamposRevision,
  elegidaDe,
  esPorError,
  opcionesDe,
  quedariaDe,
  vacio,
} from './revision-afiliacion.form.ts';

/** Offers to say that a change of employer never was one, and what of it comes back. */
function PorError({ form, propuesta }: { form: UseFormReturn<CamposRevision>; propuesta: PropuestaRevision }) {
  const escrito = form.watch();
  const { terminadas_por_cambio: afiliaciones } = propuesta;
  if (escrito.decision !== 'CERRAR' || afiliaciones.length === 0) return null;
  return (
    <>
      <FormControlLabel
        label="El cambio de empleador se registró por error"
        control={
          <Checkbox
            size="small"
            checked={escrito.porError}
            onChange={(_evento, marcada) => form.setValue('porError', marcada, { shouldDirty: true })}
          />
        }
      />
      {esPorError(propuesta, escrito) ? (
        <AfiliacionesTerminadas
          afiliaciones={afiliaciones}
          elegidas={escrito.elegidas}
          alElegir={(elegidas) => form.setValue('elegidas', elegidas, { shouldDirty: true })}
        />
      ) : null}
    </>
  );
}

interface Props {
  form: UseFormReturn<CamposRevision>;
  propuesta: PropuestaRevision;
  guardado: Pick<Escritura<never>, 'enviando' | 'desenlace' | 'olvidar'>;
  alEnviar: (form: CamposRevision) => Promise<void>;
  alCerrar: () => void;
}

const TEXTOS = { ABRIR: 'Poner en revisión', RESTITUIR: 'Terminar la revisión', CERRAR: 'Terminar la revisión' };

export function FormularioRevision({ form, propuesta, guardado, alEnviar, alCerrar }: Props) {
  const logrado = guardado.desenlace?.logrado ?? false;
  const escrito = form.watch();
  const elegida = elegidaDe(propuesta, escrito);
  const quedaria = quedariaDe(propuesta, escrito);
  const impedimento = form.formState.errors.decision?.message ?? elegida?.impedimento;
  const [primera, segunda] = propuesta.decisiones;
  const { setFocus } = form;
  const empieza = segunda === undefined ? 'descripcion_motivo' : 'decision';
  // The focus stays on the choice for whoever comes back from the other subject of the review.
  useEffect(() => {
    if (!document.activeElement?.parentElement?.closest('[role="dialog"]')) setFocus(empieza);
  }, [setFocus, empieza]);
  return (
    <FormularioDeAccion
      form={form}
      borradorDe={`revision-afiliacion:${propuesta.idAfiliadoEnteGestor}`}
      version={propuesta.version}
      sinElegir={vacio(propuesta)}
      guardado={guardado}
      alEnviar={alEnviar}
      boton={TEXTOS[elegida?.decision ?? primera?.decision ?? 'ABRIR']}
      grave={elegida?.decision === 'CERRAR'}
      alCerrar={alCerrar}
    >
      {segunda !== undefined && !logrado ? (
        <FormRadioGroup control={form.control} name="decision" label="Decisión" options={opcionesDe(propuesta)} />
      ) : null}
      {impedimento && !logrado ? (
        <Alert severity="warning" role="none">
          {impedimento}
        </Alert>
      ) : null}
      {quedaria ? <ComoQueda ahora={propuesta.ahora} despues={quedaria} /> : null}
      {logrado ? null : <PorError form={form} propuesta={propuesta} />}
      <CampoEvidencia form={parteDe<Fundamento, CamposRevision>(form)} disabled={logrado} />
      <CampoDetalle form={parteDe(form)} label="Motivo" required disabled={logrado} />
    </FormularioDeAccion>
  );
}
