import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { cifra } from '../../../lib/cifras.ts';
import { COLOR_PAPEL, COLOR_TEXTO } from './colores.ts';
import { ejeDeValores, LETRA, nombresDe } from './ejes.ts';
import { apiladas, COMUN, parteDe } from './series.ts';
import type { Lamina } from './tipos.ts';

/** At the right there is room for the figure of the longest bar. */
const MARGEN = { top: 12, right: 72, bottom: 4, left: 4 };
/** A capital is wider. */
const MAYUSCULA = LETRA + 1;

/** Over each bar whose it is, whole; at its end how many. */
function NombresYCifras({ filas, nombreDe }: Pick<Lamina, 'filas' | 'nombreDe'>) {
  const x = useXScale<'linear'>();
  const y = useYScale<'band'>();
  const { left, width } = useDrawingArea();
  const caben = Math.floor((width + MARGEN.right) / MAYUSCULA);
  return (
    <g fontSize={12} fill={COLOR_TEXTO} stroke={COLOR_PAPEL} strokeWidth={3} paintOrder="stroke">
      {filas.map((fila) => {
        const arriba = y(fila.nombre) ?? 0;
        const nombre = nombreDe(fila);
        return (
          <g key={fila.clave ?? fila.nombre}>
            <text x={left} y={arriba - 5}>
              {nombre.length > caben ? `${nombre.slice(0, caben - 1)}…` : nombre}
            </text>
            <text x={x(fila.total) + 6} y={arriba + y.bandwidth() / 2} dominantBaseline="central">
              {cifra(fila.total)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Lying bars. Their names stand over them: beside them not even half of a long one fits. */
export function Barras({ filas, nombreCorto, nombreDe, unidad, hoja, alElegir }: Lamina) {
  return (
    <BarChart
      {...COMUN}
      {...hoja}
      onItemClick={alElegir && ((evento, { dataIndex, seriesId }) => alElegir(dataIndex, parteDe(seriesId), evento))}
      layout="horizontal"
      margin={MARGEN}
      grid={{ vertical: true }}
      yAxis={[
        { ...nombresDe({ filas, nombreCorto, nombreDe }), scaleType: 'band', position: 'none', categoryGapRatio: 0.6 },
      ]}
      // Without a height of its own there is no room left for figures beside the name.
      xAxis={[{ ...ejeDeValores(filas, unidad), height: 52 }]}
      series={apiladas(filas)}
    >
      <NombresYCifras filas={filas} nombreDe={nombreDe} />
    </BarChart>
  );
}
