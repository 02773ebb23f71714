import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { type CamposEmpleador, codigoEntero, tieneCodigoFijo } from '../afiliacion/campos-titular.ts';
import type { BusquedaEmpleador } from './use-empleador.ts';

type Codigo = Pick<CamposEmpleador, 'tipo_codigo' | 'codigo_entidad'>;

export interface EmpleadorRegistrado {
  /** Whole, with its prefix. */
  codigo: string;
  nombre: string;
}

/** What to do while nothing was searched. */
function ayudaDe(valores: Codigo, registrada?: EmpleadorRegistrado) {
  if (registrada && codigoEntero(valores) === registrada.codigo)
    return `Busque la entidad empleadora antes de actualizar la información: ${registrada.nombre}`;
  return tieneCodigoFijo(valores) && !registrada
    ? 'El tipo de asegurado define la entidad empleadora.'
    : 'Busque la entidad empleadora por el tipo y el código.';
}

interface Props {
  /** As they stand in the form. */
  valores: Codigo;
  empleador: BusquedaEmpleador;
  registrada: EmpleadorRegistrado | undefined;
}

/** Whose code it is, or what to do to know it. */
export function RespuestaEmpleador({ valores, empleador, registrada }: Props) {
  const { entidad, buscando, problema } = empleador;
  const tarda = useDelayed(buscando);
  return (
    // The place of the answer is kept, so that nothing moves when it comes.
    <Box aria-live="polite" sx={{ minHeight: 48, my: 1.5 }}>
      {entidad || problema || buscando ? null : (
        <Typography variant="body2" color="textSecondary">
          {ayudaDe(valores, registrada)}
        </Typography>
      )}
      {tarda ? <ProgressBar label="Buscando la entidad empleadora" /> : null}
      {entidad ? (
        <Alert severity="success" role="none">
          {`${entidad.nombre} (${entidad.codigo})`}
        </Alert>
      ) : null}
      {problema ? (
        <Alert severity="warning" role="none">
          {problema}
        </Alert>
      ) : null}
    </Box>
  );
}
