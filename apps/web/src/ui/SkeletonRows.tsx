/** Rows that are on their way, as high as the real ones. */
export function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  const filas = Array.from({ length: rows }, (_, i) => `fila-${i}`);
  const celdas = Array.from({ length: cells }, (_, i) => `celda-${i}`);
  return filas.map((fila) => (
    <tr key={fila} role="row" aria-hidden>
      {celdas.map((celda) => (
        <td key={celda}>
          <span className="dt-skeleton" />
        </td>
      ))}
    </tr>
  ));
}
