import { crearDb } from '@sgpa/api/db/pool';
import { ingresar } from '@sgpa/testing/cliente-registro';
import type pg from 'pg';
import { cargarHttp } from './carga-http.ts';
import { type Entorno, levantar } from './entorno.ts';
import { poblar } from './poblar.ts';

const SENTENCIAS = 10;
const RONDA_S = 2;
/** The decisions ask for five million within two minutes, and a list in its budget meanwhile. */
const PRESUPUESTO = { segundos: 120, p50: 8, p95: 25 };
const FILTROS = {
  'sin filtro': {},
  'por empleador': { entidades: '1' },
  'por registro': { tipoFecha: 'REGISTRO', fechaInicio: '2024-01-01', fechaFin: '2024-01-31' },
  'por afiliación': { tipoFecha: 'AFILIACION', fechaInicio: '2024-01-01', fechaFin: '2024-01-31' },
  propias: { misRegistros: 'true' },
};

/**
 * Leaves what loads of that size leave: what the first half of the statements adds the other half takes away, so that
 * no total is wrong afterwards.
 */
async function dejarEsperando(pool: pg.Pool, cuantas: number): Promise<void> {
  for (let sentencia = 0; sentencia < SENTENCIAS; sentencia += 1) {
    await pool.query(
      `insert into contador_delta (id_ente_gestor, tipo, estado, id_entidad, id_usuario_creacion,
         fecha_afiliacion, fecha_registro, fecha_nacimiento, n)
       select 1 + i % 2, 'TITULAR', 100 + i % 5, e.id + i % 20000, 1 + i % 20, date '2012-01-01' + i % 5000,
         date '2024-01-15', date '1950-01-01' + 31 * (i % 600), $2
       from generate_series(1, $1::integer) i, (select min(id) as id from entidad_empleadora) e`,
      [Math.ceil(cuantas / SENTENCIAS), sentencia < SENTENCIAS / 2 ? 1 : -1],
    );
  }
}

async function medirEn({ urlBase, servidor }: Entorno, cuantas: number): Promise<void> {
  const { pool, db } = crearDb({ url: urlBase, max: 1, statementTimeout: 0 });
  const token = await ingresar(servidor.url, 'ope.afiliaciones');
  const esperan = async (): Promise<number> => {
    const { rows } = await pool.query<{ n: number }>('select count(*) as n from contador_delta');
    return rows[0]?.n ?? 0;
  };
  try {
    // Nobody merges until all of them are there, so that what waits is what was asked for.
    await pool.query(`select pg_advisory_lock(hashtext('contadores_fundir'))`);
    await dejarEsperando(pool, cuantas);
    await pool.query(`select pg_advisory_unlock(hashtext('contadores_fundir'))`);
    const inicio = performance.now();
    let quedan = await esperan();
    console.log(`· esperan ${quedan}; presupuesto de la lista: p50 ${PRESUPUESTO.p50}, p95 ${PRESUPUESTO.p95} ms`);
    while (quedan > 0) {
      const medidas: string[] = [];
      for (const [nombre, filtro] of Object.entries(FILTROS)) {
        const path = `/api/v1/afiliado/ente-gestor-all?${new URLSearchParams({ limit: '10', page: '0', ...filtro })}`;
        const headers = { authorization: `Bearer ${token}` };
        const siguiente = () => ({ method: 'GET' as const, path, headers });
        const { p50, p95, errores } = await cargarHttp({
          url: servidor.url,
          conexiones: 1,
          segundos: RONDA_S,
          siguiente,
        });
        medidas.push(`${nombre} ${p50.toFixed(1)} / ${p95.toFixed(1)}${errores > 0 ? `, ${errores} errores` : ''}`);
      }
      console.log(`· esperaban ${quedan}: p50 / p95 ms: ${medidas.join('; ')}`);
      quedan = await esperan();
    }
    const segundos = (performance.now() - inicio) / 1000;
    console.log(`\n${cuantas} cambios fundidos en ${segundos.toFixed(0)} s (presupuesto ${PRESUPUESTO.segundos} s)`);
  } finally {
    await db.destroy();
  }
}

/**
 * `--deltas=N` has so many changes wait for the counters at once, and measures how long they are merged, and what a
 * list takes meanwhile.
 */
export async function medirDeltas(cuantas: number, filas: number, datos: string | undefined): Promise<void> {
  const entorno = await levantar([], datos);
  try {
    await poblar(entorno.urlBase, filas);
    await medirEn(entorno, cuantas);
  } finally {
    await entorno.cerrar();
  }
}
