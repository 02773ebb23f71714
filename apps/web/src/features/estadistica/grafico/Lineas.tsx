import { LineChart } from '@mui/x-charts/LineChart';
import { MARGEN } from './Columnas.tsx';
import { anchoDeValores, ejeDeValores, nombresDe, posturaDeNombres } from './ejes.ts';
import { apiladas, COMUN, sueltas } from './series.ts';
import type { Lamina } from './tipos.ts';

const CON_MARCAS = 40;

/** Lines, or areas one upon the other. */
export function Lineas({ area, ...lamina }: Lamina & { area: boolean }) {
  const { filas, encabezado, unidad } = lamina;
  const { alto, ...postura } = posturaDeNombres(lamina);
  return (
    <LineChart
      {...COMUN}
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
