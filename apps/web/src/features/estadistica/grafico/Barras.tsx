import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { cifra } from '../../../lib/cifras.ts';
import { COLOR_PAPEL, COLOR_TEXTO } from './colores.ts';
import { enCorto } from './datos.ts';
import {
  anchoDeValores,
  apiladas,
  COMUN,
  ejeDeValores,
  LETRA,
  MARGEN,
  nombresDe,
  parteDe,
  posturaDeNombres,
} from './ejes.ts';
import type { Lamina } from './tarjeta.ts';

/**
 * Writes the figure over each column: beside two hundred, one and eighteen look as high. It writes none where they
 * would run into each other, nor a row of zeros.
 */
function CifrasEncima({ filas }: Pick<Lamina, 'filas'>) {
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
  const { filas, encabezado, hoja, alElegir } = lamina;
  const { alto, ...postura } = posturaDeNombres(lamina);
  return (
    <BarChart
      {...COMUN}
      {...hoja}
      onItemClick={alElegir && ((evento, { dataIndex, seriesId }) => alElegir(dataIndex, parteDe(seriesId), evento))}
      margin={MARGEN}
      grid={{ horizontal: true }}
      xAxis={[{ ...nombresDe(lamina), ...postura, label: encabezado, height: alto, scaleType: 'band' }]}
      yAxis={[{ ...ejeDeValores(filas), width: anchoDeValores(filas) }]}
      series={apiladas(filas)}
    >
      <CifrasEncima filas={filas} />
    </BarChart>
  );
}

/** The figure of the longest bar needs room at the right. */
const MARGEN_ACOSTADAS = { top: 12, right: 72, bottom: 4, left: 4 };
/** A capital is wider than a small letter. */
const MAYUSCULA = LETRA + 1;

function NombresYCifras({ filas, nombreDe }: Pick<Lamina, 'filas' | 'nombreDe'>) {
  const x = useXScale<'linear'>();
  const y = useYScale<'band'>();
  const { left, width } = useDrawingArea();
  const caben = Math.floor((width + MARGEN_ACOSTADAS.right) / MAYUSCULA);
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

/** Draws lying bars under their names: beside them not even half of a long name fits. */
export const Barras = ({ filas, nombreCorto, nombreDe, hoja, alElegir }: Lamina) => (
  <BarChart
    {...COMUN}
    {...hoja}
    onItemClick={alElegir && ((evento, { dataIndex, seriesId }) => alElegir(dataIndex, parteDe(seriesId), evento))}
    layout="horizontal"
    margin={MARGEN_ACOSTADAS}
    grid={{ vertical: true }}
    yAxis={[
      { ...nombresDe({ filas, nombreCorto, nombreDe }), scaleType: 'band', position: 'none', categoryGapRatio: 0.6 },
    ]}
    // Without a height of its own the axis leaves no room for figures beside the name.
    xAxis={[{ ...ejeDeValores(filas), height: 52 }]}
    series={apiladas(filas)}
  >
    <NombresYCifras filas={filas} nombreDe={nombreDe} />
  </BarChart>
);
