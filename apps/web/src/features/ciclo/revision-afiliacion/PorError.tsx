import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import type { UseFormReturn } from 'react-hook-form';
import { AfiliacionesTerminadas } from '../AfiliacionesTerminadas.tsx';
import { type CamposRevision, esPorError } from './revision-afiliacion.form.ts';

interface Props {
  form: UseFormReturn<CamposRevision>;
  propuesta: PropuestaRevision;
}

/** Offered where the affiliation began as a change of employer: that it never was one, and what of it comes back. */
export function PorError({ form, propuesta }: Props) {
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
