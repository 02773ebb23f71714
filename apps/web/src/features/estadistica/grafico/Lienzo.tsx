/** The chart library and nothing else: fetched when the first chart is drawn. */
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { COLOR_BENEFICIARIOS, COLOR_TITULARES, COLOR_TOTAL, COLORES_DE_PARTES } from './colores.ts';
import { type Cifra, enCifras, enCorto, enParte, sumaDe } from './datos.ts';
import type { Dibujo } from './tipos.ts';

interface Props {
  dibujo: Dibujo;
  alto: number;
  filas: readonly Cifra[];
  /** Below the axis, where there is little room. */
  nombreCorto: (fila: Cifra) => string;
  nombreDe: (fila: Cifra) => string;
  /** What the axis of names counts. */
  encabezado: string;
  unidad: string;
  angosto: boolean;
}

const SIN_OMITIR = 21;
/** The legend stands below what is drawn. */
const LEYENDA = 40;
const LEYENDA_DE_PARTES = 120;
const altoDeNombres = (nombres: readonly string[]): number =>
  Math.min(124, 44 + Math.max(0, ...nombres.map(({ length }) => length)) * 5);

const enNumero = (valor: number | null): string => (valor === null ? '' : enCifras(valor));
const LOCALE = { loading: 'Cargando…', noData: 'Sin datos' };
const ABAJO = { legend: { position: { vertical: 'bottom', horizontal: 'center' } } } as const;

const serie = (id: 'total' | 'titulares' | 'beneficiarios', label: string, color: string, filas: readonly Cifra[]) => ({
  id,
  label,
  color,
  data: filas.map((fila) => fila[id]),
  valueFormatter: enNumero,
});

/** Both types, one upon the other: their height is the total. */
const apiladas = (filas: readonly Cifra[]) =>
  [
    serie('titulares', 'Titulares', COLOR_TITULARES, filas),
    serie('beneficiarios', 'Beneficiarios', COLOR_BENEFICIARIOS, filas),
  ].map((una) => ({ ...una, stack: 'total' }));

/** Lines stand each on its own. */
const sueltas = (filas: readonly Cifra[]) => [
  serie('total', 'Total', COLOR_TOTAL, filas),
  serie('titulares', 'Titulares', COLOR_TITULARES, filas),
  serie('beneficiarios', 'Beneficiarios', COLOR_BENEFICIARIOS, filas),
];

function Torta({ filas, nombreDe, alto, angosto }: Props) {
  const total = sumaDe(filas);
  const data = filas.map((fila, i) => ({
    id: fila.nombre,
    value: fila.total,
    label: `${nombreDe(fila)}: ${enParte(fila.total, total)}`,
    color: COLORES_DE_PARTES[i % COLORES_DE_PARTES.length] ?? COLOR_TITULARES,
  }));
  return (
    <PieChart
      height={angosto ? alto - LEYENDA_DE_PARTES : alto}
      skipAnimation
      localeText={LOCALE}
      series={[{ data, innerRadius: '45%', paddingAngle: 1, valueFormatter: ({ value }) => enCifras(value) }]}
      slotProps={{
        legend: angosto
          ? { position: { vertical: 'bottom', horizontal: 'center' } }
          : { direction: 'vertical', position: { vertical: 'middle', horizontal: 'end' } },
      }}
    />
  );
}

function Dispersion({ filas, nombreCorto, nombreDe, alto, encabezado, unidad }: Props) {
  const nombre = (i: number | null, de: (fila: Cifra) => string): string => {
    const fila = i === null ? undefined : filas[i];
    return fila === undefined ? '' : de(fila);
  };
  return (
    <ScatterChart
      height={alto - LEYENDA}
      skipAnimation
      localeText={LOCALE}
      grid={{ horizontal: true }}
      xAxis={[
        {
          label: encabezado,
          tickMinStep: 1,
          min: -0.5,
          max: filas.length - 0.5,
          valueFormatter: (i: number) => nombre(i, nombreCorto),
        },
      ]}
      yAxis={[{ label: unidad, width: 72, min: 0, valueFormatter: (valor: number) => enCorto(valor) }]}
      series={[
        {
          id: 'total',
          label: 'Total',
          color: COLOR_TITULARES,
          markerSize: 4,
          data: filas.map(({ total }, i) => ({ x: i, y: total, id: i })),
          valueFormatter: (punto) => (punto === null ? '' : `${nombre(punto.x, nombreDe)}: ${enCifras(punto.y)}`),
        },
      ]}
      slotProps={ABAJO}
    />
  );
}

export default function Lienzo(props: Props) {
  const { dibujo, filas, nombreCorto, nombreDe, alto, encabezado, unidad, angosto } = props;
  if (dibujo === 'torta') return <Torta {...props} />;
  if (dibujo === 'dispersion') return <Dispersion {...props} />;
  const comun = { height: alto - LEYENDA, skipAnimation: true, localeText: LOCALE, slotProps: ABAJO };
  const nombres = {
    data: filas.map(({ nombre }) => nombre),
    valueFormatter: (nombre: string, { location }: { location: string }) => {
      const fila = filas.find((una) => una.nombre === nombre);
      if (fila === undefined) return nombre;
      return location === 'tooltip' ? nombreDe(fila) : nombreCorto(fila);
    },
  };
  const valores = { label: unidad, min: 0, valueFormatter: (valor: number) => enCorto(valor), tickMinStep: 1 };
  if (dibujo === 'barras') {
    return (
      <BarChart
        {...comun}
        layout="horizontal"
        grid={{ vertical: true }}
        yAxis={[{ ...nombres, scaleType: 'band', width: angosto ? 120 : 200 }]}
        // Without a height of its own there is no room left for figures beside the name.
        xAxis={[{ ...valores, height: 56 }]}
        series={apiladas(filas)}
      />
    );
  }
  const inclinado = filas.length > 6;
  const abajo = {
    ...nombres,
    label: encabezado,
    height: inclinado ? altoDeNombres(filas.map(nombreCorto)) : 48,
    // Every name that there is room for; the library leaves out more than it must.
    tickLabelInterval: filas.length <= SIN_OMITIR && !angosto ? () => true : ('auto' as const),
    tickLabelStyle: inclinado ? { angle: -45, textAnchor: 'end' as const } : {},
  };
  const deValores = [{ ...valores, width: 72 }];
  if (dibujo === 'columnas') {
    return (
      <BarChart
        {...comun}
        grid={{ horizontal: true }}
        xAxis={[{ ...abajo, scaleType: 'band' }]}
        yAxis={deValores}
        series={apiladas(filas)}
      />
    );
  }
  return (
    <LineChart
      {...comun}
      grid={{ horizontal: true }}
      xAxis={[{ ...abajo, scaleType: 'point' }]}
      yAxis={deValores}
      series={(dibujo === 'area' ? apiladas(filas) : sueltas(filas)).map((una) => ({
        ...una,
        area: dibujo === 'area',
        curve: 'linear' as const,
        showMark: filas.length < 40,
      }))}
    />
  );
}
