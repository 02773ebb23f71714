import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { MARGEN } from './Columnas.tsx';
import { anchoDeValores, ejeDeValores, nombresDe, posturaDeNombres } from './ejes.ts';
import { apiladas, COMUN, parteDe, sueltas } from './series.ts';
import type { Lamina } from './tipos.ts';

const CON_MARCAS = 40;
const ESTILO = {
  // An area has the colour that its legend says: the library makes it a fifth brighter, glaring on a dark page.
  '& .MuiLineChart-area': { filter: 'none' },
  // What uncovers it waits for the next frame even where nothing moves: a sheet that is taken before had no lines.
  '& clipPath rect': { animation: 'none' },
};

/** Lines, or areas one upon the other. */
export function Lineas({ area, ...lamina }: Lamina & { area: boolean }) {
  const { filas, encabezado, unidad, hoja, alElegir } = lamina;
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
      yAxis={[{ ...ejeDeValores(filas, unidad), width: anchoDeValores(filas) }]}
      series={(area ? apiladas(filas) : sueltas(filas)).map((una) => ({
        ...una,
        area,
        curve: 'linear' as const,
        showMark: filas.length < CON_MARCAS,
      }))}
    />
  );
}
