/** Only what needs the chart library stands here: it is fetched when the first chart is drawn. */
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { enParte } from '@sgpa/domain/estadistica/partes';
import { cifra } from '../../../lib/cifras.ts';
import { Barras, Columnas } from './Barras.tsx';
import { COLOR_DE_ESTADO, COLOR_TITULARES } from './colores.ts';
import { type Cifra, sumaDe } from './datos.ts';
import {
  anchoDeValores,
  apiladas,
  COMUN,
  ejeDeValores,
  MARGEN,
  nombresDe,
  parteDe,
  posturaDeNombres,
  sueltas,
} from './ejes.ts';
import type { Dibujo, Lamina, Senalado } from './tarjeta.ts';

function Torta({ filas, nombreDe, angosto, alElegir }: Lamina) {
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

/** Draws a point for each row; the axis counts rows and labels each by its name. */
function Dispersion({ filas, nombreCorto, nombreDe, encabezado, ancho, hoja, alElegir }: Lamina) {
  const { alto, tickLabelStyle } = posturaDeNombres({ filas, nombreCorto, ancho });
  const elegir: ScatterChartProps['onItemClick'] =
    alElegir && ((evento: Senalado, { dataIndex }: { dataIndex: number }) => alElegir(dataIndex, 'total', evento));
  const nombre = (i: number | null, de: (fila: Cifra) => string): string => {
    const fila = i === null ? undefined : filas[i];
    return fila === undefined ? '' : de(fila);
  };
  return (
    <ScatterChart
      {...COMUN}
      {...hoja}
      onItemClick={elegir}
      margin={MARGEN}
      grid={{ horizontal: true }}
      xAxis={[
        {
          label: encabezado,
          height: alto,
          tickLabelStyle,
          tickMinStep: 1,
          min: -0.5,
          max: filas.length - 0.5,
          valueFormatter: (i: number) => nombre(i, nombreCorto),
        },
      ]}
      yAxis={[{ ...ejeDeValores(filas), width: anchoDeValores(filas) }]}
      series={[
        {
          id: 'total',
          label: 'Total',
          color: COLOR_TITULARES,
          markerSize: 4,
          data: filas.map(({ total }, i) => ({ x: i, y: total, id: i })),
          valueFormatter: (punto) => (punto === null ? '' : `${nombre(punto.x, nombreDe)}: ${cifra(punto.y)}`),
        },
      ]}
    />
  );
}

const CON_MARCAS = 40;
const ESTILO = {
  // An area has the colour that its legend says: the library makes it a fifth brighter, glaring on a dark page.
  '& .MuiLineChart-area': { filter: 'none' },
  // The library uncovers lines by an animation that waits for the next frame: a sheet taken before had no lines.
  '& clipPath rect': { animation: 'none' },
};

function Lineas({ area, ...lamina }: Lamina & { area: boolean }) {
  const { filas, encabezado, hoja, alElegir } = lamina;
  const elegir: LineChartProps['onMarkClick'] =
    alElegir && ((evento, { dataIndex, seriesId }) => alElegir(dataIndex, parteDe(seriesId), evento));
  const { alto, ...postura } = posturaDeNombres(lamina);
  return (
    <LineChart
      {...COMUN}
      {...hoja}
      onMarkClick={elegir}
      onLineClick={elegir}
      sx={ESTILO}
      margin={MARGEN}
      grid={{ horizontal: true }}
      xAxis={[{ ...nombresDe(lamina), ...postura, label: encabezado, height: alto, scaleType: 'point' }]}
      yAxis={[{ ...ejeDeValores(filas), width: anchoDeValores(filas) }]}
      series={(area ? apiladas(filas) : sueltas(filas)).map((una) => ({
        ...una,
        area,
        curve: 'linear' as const,
        showMark: filas.length < CON_MARCAS,
      }))}
    />
  );
}

export default function Lienzo({ dibujo, ...lamina }: Lamina & { dibujo: Dibujo }) {
  switch (dibujo) {
    case 'torta':
      return <Torta {...lamina} />;
    case 'dispersion':
      return <Dispersion {...lamina} />;
    case 'barras':
      return <Barras {...lamina} />;
    case 'columnas':
      return <Columnas {...lamina} />;
    case 'area':
    case 'linea':
      return <Lineas {...lamina} area={dibujo === 'area'} />;
  }
}
