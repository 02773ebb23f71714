import type { Presupuesto } from './caso.ts';
import type { Medida } from './medida.ts';
import type { Resumen } from './percentiles.ts';

const ms = (valor: number): string =>
  Number.isFinite(valor) ? valor.toFixed(valor < 1 ? 2 : valor < 10 ? 1 : 0) : '-';
const trio = ({ p50, p95, p99 }: Resumen | Presupuesto): string => [p50, p95, p99].map(ms).join(' / ');
const veces = (esto: Resumen, aquello: Resumen): string => `${(esto.p50 / aquello.p50).toFixed(2)}x`;

const COLUMNAS: [string, (medida: Medida) => string][] = [
  ['caso', ({ caso }) => caso.nombre],
  ['1 conexión: p50 / p95 / p99 ms', ({ una }) => trio(una)],
  ['presupuesto', ({ caso }) => (caso.presupuesto ? trio(caso.presupuesto) : '-')],
  ['16: p50 / p95 / p99 ms', ({ muchas }) => trio(muchas)],
  ['16: /s', ({ muchas }) => muchas.porSegundo.toFixed(0)],
  ['mínimo /s', ({ caso }) => String(caso.presupuesto?.minimo ?? '-')],
  ['CPU ms: servidor + base', ({ cpu }) => `${ms(cpu.servidor)} + ${ms(cpu.base)}`],
  ['viajes', ({ sql }) => String(sql?.viajes ?? '-')],
  [
    'solo sus lecturas',
    ({ sql }) => (sql ? `${ms(sql.lecturas.p50)} ms, ${sql.lecturas.porSegundo.toFixed(0)} /s` : '-'),
  ],
  ['razón', ({ sql, muchas }) => (sql ? veces(muchas, sql.lecturas) : '-')],
  ['todo su SQL', ({ sql }) => (sql ? `${ms(sql.todo.p50)} ms, ${sql.todo.porSegundo.toFixed(0)} /s` : '-')],
  ['razón', ({ sql, muchas }) => (sql ? veces(muchas, sql.todo) : '-')],
  ['servidor desnudo /s', ({ sql }) => sql?.desnudo.porSegundo.toFixed(0) ?? '-'],
  ['parte de él', ({ sql, muchas }) => (sql ? (muchas.porSegundo / sql.desnudo.porSegundo).toFixed(2) : '-')],
  [
    'escribir solo',
    ({ escritura }) => (escritura ? `${ms(escritura.p50)} ms, ${escritura.porSegundo.toFixed(0)} /s` : '-'),
  ],
  [
    'parte de ello',
    ({ escritura, muchas }) => (escritura ? (muchas.porSegundo / escritura.porSegundo).toFixed(2) : '-'),
  ],
  ['errores', ({ una, muchas }) => String(una.errores + muchas.errores)],
];

/** Prints a Markdown table, so that it can go into docs as it is. */
export function imprimir(medidas: readonly Medida[], datos: { conexiones: number; titulares: number }): void {
  const filas = [
    COLUMNAS.map(([titulo]) => titulo),
    ...medidas.map((medida) => COLUMNAS.map(([, ver]) => ver(medida))),
  ];
  const anchos = COLUMNAS.map((_, i) => Math.max(...filas.map((fila) => (fila[i] ?? '').length)));
  const linea = (fila: string[]) => `| ${fila.map((celda, i) => celda.padEnd(anchos[i] ?? 0)).join(' | ')} |`;
  const [titulos = [], ...resto] = filas;
  console.log(`\n${datos.titulares} titulares en el ente; ${datos.conexiones} conexiones donde dice 16.\n`);
  console.log(
    [linea(titulos), `|${anchos.map((ancho) => '-'.repeat(ancho + 2)).join('|')}|`, ...resto.map(linea)].join('\n'),
  );
}
