import { PieChart } from '@mui/x-charts/PieChart';
import { enParte } from '@sgpa/domain/estadistica/partes';
import { cifra } from '../../../lib/cifras.ts';
import { COLOR_TITULARES, COLORES_DE_PARTES } from './colores.ts';
import { sumaDe } from './datos.ts';
import { COMUN } from './series.ts';
import type { Lamina } from './tipos.ts';

/** Parts of the whole; the legend tells each. */
export function Torta({ filas, nombreDe, angosto, alElegir }: Lamina) {
  const total = sumaDe(filas);
  const data = filas.map((fila, i) => ({
    id: fila.nombre,
    value: fila.total,
    label: `${nombreDe(fila)}: ${enParte(fila.total, total)}`,
    color: COLORES_DE_PARTES[i % COLORES_DE_PARTES.length] ?? COLOR_TITULARES,
  }));
  return (
    <PieChart
      {...COMUN}
      onItemClick={alElegir && ((evento, { dataIndex }) => alElegir(dataIndex, 'total', evento))}
      series={[{ data, innerRadius: '45%', paddingAngle: 1, valueFormatter: ({ value }) => cifra(value) }]}
      slotProps={
        angosto
          ? COMUN.slotProps
          : { legend: { direction: 'vertical', position: { vertical: 'middle', horizontal: 'end' } } }
      }
    />
  );
}
