import type { Presupuesto } from './caso.ts';
import type { Medida } from './medida.ts';
import type { Resumen } from './percentiles.ts';

const ms = (valor: number): string =>
  Number.isFinite(valor) ? valor.toFixed(valor < 1 ? 2 : valor < 10 ? 1 : 0) : '-';
const trio = ({ p50, p95, p99 }: Resumen | Presupuesto): string => [p50, p95, p99].map(ms).join(' / ');
const veces = (esto: Resumen, aquello: Resumen): string => (esto.p50 / aquello.p50).toFixed(2);
const parte = (esto: Resumen, aquello: Resumen): string => (esto.porSegundo / aquello.porSegundo).toFixed(2);

interface Tabla {
  titulo: string;
  /** What each column says, printed under the table. */
  leyenda: readonly string[];
  columnas: readonly [string, (medida: Medida) => string][];
}

const TABLAS: readonly Tabla[] = [
  {
    titulo: 'Lo que espera quien pregunta',
    leyenda: [
      '1, 16: milisegundos p50 / p95 / p99 con una conexión y con varias, cada una de otra cuenta.',
      'presup.: lo que se admite con una conexión. err.: respuestas que no son buenas, que no se miden.',
    ],
    columnas: [
      ['1', ({ una }) => trio(una)],
      ['presup.', ({ caso }) => (caso.presupuesto ? trio(caso.presupuesto) : '-')],
      ['16', ({ muchas }) => trio(muchas)],
      ['err.', ({ una, muchas }) => String(una.errores + muchas.errores)],
    ],
  },
  {
    titulo: 'Lo que cuesta',
    leyenda: [
      '/s: respuestas por segundo con varias conexiones; mín.: las que se piden.',
      'CPU: milisegundos de procesador por solicitud, servidor + PostgreSQL. viajes: veces que se va a la base.',
      'lee, todo: p50 en ms de sus lecturas y de todo su SQL por el controlador solo; ×: cuántas veces tarda el servidor.',
    ],
    columnas: [
      ['/s', ({ muchas }) => muchas.porSegundo.toFixed(0)],
      ['mín.', ({ caso }) => String(caso.presupuesto?.minimo ?? '-')],
      ['CPU', ({ cpu }) => `${ms(cpu.servidor)} + ${ms(cpu.base)}`],
      ['viajes', ({ sql }) => String(sql?.viajes ?? '-')],
      ['lee', ({ sql }) => (sql ? ms(sql.lecturas.p50) : '-')],
      ['×', ({ sql, muchas }) => (sql ? veces(muchas, sql.lecturas) : '-')],
      ['todo', ({ sql }) => (sql ? ms(sql.todo.p50) : '-')],
      ['×', ({ sql, muchas }) => (sql ? veces(muchas, sql.todo) : '-')],
    ],
  },
  {
    titulo: 'Qué parte es de lo posible',
    leyenda: [
      'desnudo: respuestas por segundo de un servidor sin nada más, con las mismas lecturas; parte: las nuestras entre esas.',
      'escribir: lo mismo con el servicio solo, sin HTTP; parte: las nuestras entre esas.',
    ],
    columnas: [
      ['desnudo', ({ sql }) => sql?.desnudo.porSegundo.toFixed(0) ?? '-'],
      ['parte', ({ sql, muchas }) => (sql ? parte(muchas, sql.desnudo) : '-')],
      ['escribir', ({ escritura }) => escritura?.porSegundo.toFixed(0) ?? '-'],
      ['parte', ({ escritura, muchas }) => (escritura ? parte(muchas, escritura) : '-')],
    ],
  },
];

/** Gives one Markdown table with its legend, so that it can go into docs as it is. */
function tabla({ titulo, leyenda, columnas }: Tabla, medidas: readonly Medida[]): string {
  const todas: Tabla['columnas'] = [['caso', ({ caso }) => caso.nombre], ...columnas];
  const filas = [todas.map(([cual]) => cual), ...medidas.map((medida) => todas.map(([, ver]) => ver(medida)))];
  const anchos = todas.map((_, i) => Math.max(...filas.map((fila) => (fila[i] ?? '').length)));
  const linea = (fila: readonly string[]) => `| ${fila.map((celda, i) => celda.padEnd(anchos[i] ?? 0)).join(' | ')} |`;
  const [titulos = [], ...resto] = filas.map(linea);
  const raya = `|${anchos.map((ancho) => '-'.repeat(ancho + 2)).join('|')}|`;
  return [`## ${titulo}`, '', titulos, raya, ...resto, '', ...leyenda].join('\n');
}

/** Gives what was measured as tables of at most 120 columns; each says under it what its columns are. */
export function tablasDe(medidas: readonly Medida[], datos: { conexiones: number; titulares: number }): string {
  const donde = `${datos.titulares} titulares en el ente; ${datos.conexiones} conexiones donde dice 16.`;
  return [donde, ...TABLAS.map((una) => tabla(una, medidas))].join('\n\n');
}
