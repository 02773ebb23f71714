import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export const REJILLA = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  m: 0,
  p: 0,
};
export const ALTO_TARJETA = 128;

const LUGARES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

export function TarjetasEsqueleto() {
  return (
    <Box sx={REJILLA} role="status" aria-busy="true" aria-label="Cargando los totales">
      {LUGARES.map((lugar) => (
        <Skeleton key={lugar} variant="rounded" height={ALTO_TARJETA} />
      ))}
    </Box>
  );
}
