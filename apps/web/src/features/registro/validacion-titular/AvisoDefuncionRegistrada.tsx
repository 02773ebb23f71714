import Alert from '@mui/material/Alert';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { VarianteTitular } from '../variante.ts';

interface Props {
  variante: VarianteTitular;
  /** Null where nobody told the day. */
  fecha: FechaCivil | null;
}

/** The death is recorded here already: nothing of it needs to be done again, and no right begins after it. */
export function AvisoDefuncionRegistrada({ variante, fecha }: Props) {
  const dia = fecha === null ? '' : ` con fecha ${mostrarFecha(fecha)}`;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <div>{`El fallecimiento de la persona ya está registrado${dia}.`}</div>
      {variante === 'fallecido' ? (
        <div>
          No hace falta registrarlo otra vez: continúe solo si falta una afiliación que la persona tuvo en vida.
        </div>
      ) : (
        <div>No se le puede registrar una nueva afiliación como titular.</div>
      )}
    </Alert>
  );
}
