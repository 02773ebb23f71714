import { crearDb } from '@sgpa/api/db/pool';
import type { IdAfiliacion, IdPersona } from '@sgpa/domain/shared/ids';
import { EMPLEADORES, FILAS, PALABRAS, PRIMER_DOCUMENTO } from './poblar/filas.ts';
import { A_LA_VEZ, reponer, retirar } from './poblar/indices.ts';

const LOTE = 500_000;
/** The first are loaded, and the others are read as soon as the rows are there. */
const TABLAS = ['persona', 'ficha_persona', 'afiliacion', 'afiliacion_nombre'] as const;
const LEIDAS = [
  ...TABLAS,
  'palabra_nombre',
  'entidad_empleadora',
  'contador_dia',
  'contador_entidad',
  'contador_usuario',
];

type Pool = ReturnType<typeof crearDb>['pool'];

interface Tanda {
  texto: string;
  valores: readonly unknown[];
}

/** Gives the statement for all rows, half a million at a time; each asks for `$1` to `$2`. */
const tandas = (texto: string, filas: number, valores: readonly unknown[]): Tanda[] =>
  Array.from({ length: Math.ceil(filas / LOTE) }, (_, i) => ({
    texto,
    valores: [i * LOTE + 1, Math.min(filas, (i + 1) * LOTE), ...valores],
  }));

async function llenar(pool: Pool, cola: Tanda[], alSeguir: (quedan: number) => void): Promise<void> {
  const cliente = await pool.connect();
  try {
    // Neither counter triggers nor look-ups of what this program itself has just written run: the rows are right by how
    // they are made, and the counters come after, from the rows.
    await cliente.query(`set session_replication_role = replica`);
    await cliente.query(`set synchronous_commit = off`);
    for (let tanda = cola.shift(); tanda !== undefined; tanda = cola.shift()) {
      await cliente.query(tanda.texto, [...tanda.valores]);
      alSeguir(cola.length);
    }
  } finally {
    cliente.release(true);
  }
}

/** Each core takes the next batch: rows stay nearly in order, and neither waits for the longer table of the other. */
async function enTandas(pool: Pool, cola: Tanda[], alSeguir: (quedan: number) => void): Promise<void> {
  await Promise.all(Array.from({ length: A_LA_VEZ }, () => llenar(pool, cola, alSeguir)));
}

async function empleadores(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ primero: number }>(
    `with nuevas as (
       insert into entidad_empleadora (codigo, tipo_codigo, numero, nombre)
       select 'NIT-' || 9000000000 + i, 3100, (9000000000 + i)::text, 'EMPRESA SINTETICA ' || i
       from generate_series(1, $1::bigint) i
       returning id)
     select min(id) as primero from nuevas`,
    [EMPLEADORES],
  );
  return rows[0]?.primero ?? 0;
}

async function cuantasHay(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*) as n from persona where numero_documento between $1 and $2 and length(numero_documento) = 8`,
    [String(PRIMER_DOCUMENTO), String(PRIMER_DOCUMENTO + 89_999_999)],
  );
  return rows[0]?.n ?? 0;
}

/**
 * Makes many rows by PostgreSQL itself, for measuring only: nobody in the simulated registries knows these persons.
 * Indexes come after the rows, and the counters from the rows.
 */
export async function poblar(url: string, filas: number): Promise<void> {
  if (filas === 0) return;
  const inicio = performance.now();
  const dicho = (que: string) => console.log(`· ${((performance.now() - inicio) / 1000).toFixed(0)} s: ${que}`);
  const { pool, db } = crearDb({ url, max: TABLAS.length, statementTimeout: 0 });
  try {
    const hay = await cuantasHay(pool);
    if (hay >= filas) return dicho(`ya había ${hay} afiliaciones sintéticas`);
    if (hay > 0) throw new Error(`There are ${hay} synthetic affiliations already: another --datos, or fewer rows`);
    const retirados = await retirar(pool, TABLAS);
    const primero = await empleadores(pool);
    const { rows } = await pool.query<{ persona: IdPersona; afiliacion: IdAfiliacion }>(
      `select nextval(pg_get_serial_sequence('persona', 'id')) as persona,
         nextval(pg_get_serial_sequence('afiliacion', 'id')) as afiliacion`,
    );
    const [{ persona, afiliacion } = { persona: 0, afiliacion: 0 }] = rows;
    const faltan = (que: string) => (quedan: number) => dicho(`${que}: faltan ${quedan} tandas de ${LOTE}`);
    dicho(`cargando ${filas} afiliaciones sintéticas: primero las filas`);
    const deLasTablas = [
      ...tandas(FILAS.afiliacion, filas, [persona, afiliacion, primero, filas]),
      ...tandas(FILAS.persona, filas, [persona]),
      ...tandas(FILAS.ficha_persona, filas, [persona]),
    ];
    await enTandas(pool, deLasTablas, faltan('personas y afiliaciones'));
    await enTandas(pool, tandas(PALABRAS, filas, [afiliacion]), faltan('palabras de los nombres'));
    await pool.query(`insert into palabra_nombre (palabra)
      select distinct split_part(clave, ' ', 2)
      from ts_stat('select palabras from afiliacion_nombre') s (clave, filas, veces) on conflict do nothing`);
    for (const tabla of ['persona', 'afiliacion']) {
      await pool.query(`select setval(pg_get_serial_sequence('${tabla}', 'id'), (select max(id) from ${tabla}))`);
    }
    dicho('las filas están; los índices…');
    await reponer(url, retirados);
    dicho('los índices están; los contadores…');
    await pool.query('select contadores_rehacer()');
    dicho('los contadores están; las estadísticas…');
    for (const tabla of LEIDAS) await pool.query(`vacuum (freeze, analyze) ${tabla}`);
    await pool.query('checkpoint');
    dicho('listo: se mide');
  } finally {
    await db.destroy();
  }
}
