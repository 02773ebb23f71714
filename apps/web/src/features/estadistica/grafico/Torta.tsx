import { PieChart } from '@mui/x-charts/PieChart';
import { enParte } from '@sgpa/domain/estadistica/partes';
import { cifra } from '../../../lib/cifras.ts';
import { COLOR_DE_ESTADO, COLOR_TITULARES } from './colores.ts';
import { sumaDe } from './datos.ts';
import { COMUN } from './series.ts';
import type { Lamina } from './tipos.ts';

/** States as parts of the whole; the legend tells each. */
export function Torta({ filas, nombreDe, angosto, alElegir }: Lamina) {
  const total = sumaDe(filas);
  const data = filas.map((fila) => ({
    id: fila.nombre,
    value: fila.total,
    label: `${nombreDe(fila)}: ${enParte(fila.total, total)}`,
    color: COLOR_DE_ESTADO[fila.nombre] ?? COLOR_TITULARES,
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
