import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { chipEnLista, codigosDeEstado } from '@sgpa/domain/cobertura/estados';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { TotalPorEstado } from './resumen.api.ts';
import { ALTO_TARJETA, REJILLA } from './TarjetasEsqueleto.tsx';

const numero = new Intl.NumberFormat('es-BO');
const porcentaje = new Intl.NumberFormat('es-BO', { style: 'percent', maximumFractionDigits: 1 });

/** Colour of the group that the state counts in: affiliated green, disaffiliated red. */
const tonoDe = (estado: string) => chipEnLista(codigosDeEstado(estado)[0] ?? 0);

export function TarjetasPorEstado({ totales }: { totales: readonly TotalPorEstado[] }) {
  const suma = totales.reduce((acumulado, { total }) => acumulado + total, 0);
  return (
    <Box component="ul" sx={REJILLA} aria-label="Total de asegurados por estado">
      {totales.map(({ estado, total }) => {
        const parte = suma === 0 ? 0 : total / suma;
        return (
          <Paper key={estado} component="li" variant="outlined" sx={{ p: 2, listStyle: 'none', height: ALTO_TARJETA }}>
            <StatusChip label={estado} tone={tonoDe(estado)} />
            <Typography sx={{ fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.5 }}>
              {numero.format(total)}
            </Typography>
            <Box aria-hidden sx={{ height: 4, borderRadius: 1, bgcolor: 'divider', mb: 0.5 }}>
              <Box sx={{ height: 1, width: parte, borderRadius: 1, bgcolor: 'primary.main' }} />
            </Box>
            <Typography variant="body2" color="textSecondary">
              {porcentaje.format(parte)} del total
            </Typography>
          </Paper>
        );
      })}
    </Box>
  );
}
