import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { COLOR_PAPEL, COLOR_TEXTO } from './colores.ts';
import { enCorto } from './datos.ts';
import { anchoDeValores, ejeDeValores, LETRA, nombresDe, posturaDeNombres } from './ejes.ts';
import { apiladas, COMUN, parteDe } from './series.ts';
import type { Lamina } from './tipos.ts';

export const MARGEN = { top: 20, right: 28, bottom: 4, left: 4 };

/** Over each column how many: one and eighteen are as high beside two hundred. None where they would run into each other, nor a row of zeros. */
function Cifras({ filas }: Pick<Lamina, 'filas'>) {
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const textos = filas.map(({ total }) => enCorto(total));
  const hayAlgo = filas.some(({ total }) => total > 0);
  if (Math.max(...textos.map(({ length }) => length)) * LETRA > x.step()) return null;
  return (
    <g fontSize={12} fill={COLOR_TEXTO} stroke={COLOR_PAPEL} strokeWidth={3} paintOrder="stroke" textAnchor="middle">
      {filas.map(({ nombre, total }, i) => (
        <text key={nombre} x={(x(nombre) ?? 0) + x.bandwidth() / 2} y={y(total) - 5}>
          {total === 0 && hayAlgo ? '' : textos[i]}
        </text>
      ))}
    </g>
  );
}

export function Columnas(lamina: Lamina) {
  const { filas, encabezado, unidad, hoja, alElegir } = lamina;
  const { alto, ...postura } = posturaDeNombres(lamina);
  return (
    <BarChart
      {...COMUN}
      {...hoja}
      onItemClick={alElegir && ((evento, { dataIndex, seriesId }) => alElegir(dataIndex, parteDe(seriesId), evento))}
      margin={MARGEN}
      grid={{ horizontal: true }}
      xAxis={[{ ...nombresDe(lamina), ...postura, label: encabezado, height: alto, scaleType: 'band' }]}
      yAxis={[{ ...ejeDeValores(filas, unidad), width: anchoDeValores(filas) }]}
      series={apiladas(filas)}
    >
      <Cifras filas={filas} />
    </BarChart>
  );
}
