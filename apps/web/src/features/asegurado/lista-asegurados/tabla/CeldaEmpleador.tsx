import Box from '@mui/material/Box';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { esEntidadEspecial } from '@sgpa/domain/shared/codigo-entidad';
import { CeldaDoble } from './CeldaDoble.tsx';

/** Orange for the two special employers, green for all others; the code says it without colour. */
export function CeldaEmpleador({ fila }: { fila: FilaAsegurado }) {
  const especial = esEntidadEspecial(fila.codigo_entidad);
  return (
    <CeldaDoble
      principal={
        <Box
          component="span"
          data-empleador={especial ? 'especial' : 'comun'}
          sx={{
            color: especial ? 'warning.main' : 'success.main',
            fontWeight: 500,
            display: 'block',
          }}
        >
          {fila.nombre_entidad}
        </Box>
      }
      detalle={`${fila.codigo_entidad} · ${fila.tipo_asegurado}`}
    />
  );
}
