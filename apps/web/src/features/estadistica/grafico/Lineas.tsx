import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';
import { MARGEN } from './Columnas.tsx';
import { anchoDeValores, ejeDeValores, nombresDe, posturaDeNombres } from './ejes.ts';
import { apiladas, COMUN, parteDe, sueltas } from './series.ts';
import type { Lamina } from './tipos.ts';

const CON_MARCAS = 40;
/** An area has the colour that its legend says: the library makes it a fifth brighter, glaring on a dark page. */
const COMO_LA_LEYENDA = { '& .MuiLineChart-area': { filter: 'none' } };

/** Lines, or areas one upon the other. */
export function Lineas({ area, ...lamina }: Lamina & { area: boolean }) {
  const { filas, encabezado, unidad, alElegir } = lamina;
  const elegir: LineChartProps['onMarkClick'] =
    alElegir && ((evento, { dataIndex, seriesId }) => alElegir(dataIndex, parteDe(seriesId), evento));
  const { alto, ...postura } = posturaDeNombres(lamina);
  return (
    <LineChart
      {...COMUN}
      onMarkClick={elegir}
      onLineClick={elegir}
      sx={COMO_LA_LEYENDA}
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
