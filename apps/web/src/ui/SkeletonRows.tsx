import Skeleton from '@mui/material/Skeleton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { ROW_HEIGHT } from './data-table-styles.ts';

/** Rows that are on their way, as high as the real ones. */
export function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  const filas = Array.from({ length: rows }, (_, i) => `fila-${i}`);
  const celdas = Array.from({ length: cells }, (_, i) => `celda-${i}`);
  return filas.map((fila) => (
    <TableRow key={fila} role="row" aria-hidden sx={{ height: ROW_HEIGHT }}>
      {celdas.map((celda) => (
        <TableCell key={celda}>
          <Skeleton />
        </TableCell>
      ))}
    </TableRow>
  ));
}
