import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Novedad } from '@sgpa/contract/v1/novedades';
import { ListToolbar } from '../../../ui/ListToolbar.tsx';

interface Props {
  elegida: Novedad | undefined;
  /** There is none to choose: no line stands over them. */
  vacia: boolean;
  alVerDetalle: () => void;
  alVerAsegurado: (novedad: Novedad) => void;
}

export function BarraDeNovedades({ elegida, vacia, alVerDetalle, alVerAsegurado }: Props) {
  if (vacia) return null;
  return (
    <ListToolbar>
      {elegida ? (
        <>
          <Button size="small" variant="contained" onClick={alVerDetalle}>
            Detalle Novedad
          </Button>
          <Button size="small" variant="outlined" onClick={() => alVerAsegurado(elegida)}>
            Ver al asegurado
          </Button>
          {/* The line shows name and reason whole, where the row shows their beginnings; a card shows both. */}
          <Typography
            variant="body2"
            role="status"
            sx={{ display: { xs: 'none', sm: 'block' }, flex: '1 1 20rem', minWidth: 0 }}
          >
            {`${elegida.nombres}: ${elegida.detalleNovedad}`}
          </Typography>
        </>
      ) : (
        <span>Elija una novedad para ver su detalle.</span>
      )}
    </ListToolbar>
  );
}
