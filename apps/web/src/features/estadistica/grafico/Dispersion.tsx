import { ScatterChart, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { cifra } from '../../../lib/cifras.ts';
import { MARGEN } from './Columnas.tsx';
import { COLOR_TITULARES } from './colores.ts';
import type { Cifra } from './datos.ts';
import { anchoDeValores, ejeDeValores, posturaDeNombres } from './ejes.ts';
import { COMUN } from './series.ts';
import type { Lamina, Senalado } from './tipos.ts';

/** A point for each row; its axis counts rows, and tells each by its name. */
export function Dispersion({ filas, nombreCorto, nombreDe, encabezado, unidad, ancho, hoja, alElegir }: Lamina) {
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
      yAxis={[{ ...ejeDeValores(filas, unidad), width: anchoDeValores(filas) }]}
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
