import { setTimeout as pausa } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { leerConfig } from '@sgpa/api/config';
import { crearDb } from '@sgpa/api/db/pool';
import { prepararFirmante } from '@sgpa/api/integrations/custodia/llave';
import { sellarAuditoria } from '@sgpa/api/modules/auditoria/sellado.service';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { ingresar } from '@sgpa/testing/cliente-registro';
import type pg from 'pg';
import { cargarHttp } from './carga-http.ts';
import type { Caso } from './caso.ts';
import { casos } from './casos.ts';
import { type Entorno, levantar } from './entorno.ts';
import { contarTitulares, tomarMuestras, ultimoRegistrado } from './muestras.ts';
import type { Resumen } from './percentiles.ts';

const CONEXIONES = 16;
const MUESTRAS = 500;
const LOTE = 100_000;
const DIAS = 300;
/** Rounds run without and with sealing, one after the other: whatever else the machine does falls on both. */
const RONDAS = 4;
/** Rows are sealed sixty times as often as by the server's own job. */
const CADA_MS = 1000;
const PRESUPUESTO = { razon: 0.9, pagina: { p50: 20, p95: 80 } };
const REVISA = 'adm.autoridad';

/** Fills the trail with rows of many users, use cases and entities, over ten months; one in a thousand is of a kind. */
async function llenar(pool: pg.Pool, filas: number): Promise<void> {
  for (let desde = 0; desde < filas; desde += LOTE)
    await pool.query(
      `insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso, ip, antes, despues)
       select now() - interval '1 hour' - ($3::double precision * ($4 - i) / $4) * interval '1 day', 1 + i % 12, 1 + i % 7,
         case when i % 1000 = 7 then 'baja-titular' else 'detalle-asegurado' end, 'afiliacion', (1 + i % 200000)::text,
         '10.0.0.1', '{"estado": 100}', '{"estado": 104}'
       from generate_series($1::integer, $2::integer) i`,
      [desde + 1, Math.min(filas, desde + LOTE), DIAS, filas],
    );
  await pool.query('vacuum analyze auditoria');
}

/** Seals while `trabajo` runs; returns how many rows were sealed meanwhile. */
async function sellandoMientras(sellar: () => Promise<number>, trabajo: Promise<unknown>): Promise<number> {
  let [sigue, selladas] = [true, 0];
  const fin = trabajo.finally(() => {
    sigue = false;
  });
  while (sigue) {
    selladas += await sellar();
    await pausa(CADA_MS);
  }
  await fin;
  return selladas;
}

/** Nobody seals while this lock is held. */
const PARAR = `select pg_advisory_lock(hashtext('auditoria_sellar'))`;
const SEGUIR = `select pg_advisory_unlock(hashtext('auditoria_sellar'))`;

async function medirGuardados(
  { servidor: { url } }: Entorno,
  cual: Caso,
  segundos: number,
  { turno, sellar }: { turno: pg.PoolClient; sellar: () => Promise<number> },
): Promise<void> {
  const { siguiente, contiene } = cual;
  const cargar = (conexiones: number) => cargarHttp({ url, conexiones, segundos, siguiente, contiene });
  const hechos: Record<'sin' | 'con', Resumen[]> = { sin: [], con: [] };
  let selladas = 0;
  await cargar(CONEXIONES);
  for (let ronda = 0; ronda < RONDAS; ronda += 1) {
    await turno.query(PARAR);
    hechos.sin.push(await cargar(CONEXIONES));
    await turno.query(SEGUIR);
    const carga = cargar(CONEXIONES);
    selladas += await sellandoMientras(sellar, carga);
    hechos.con.push(await carga);
  }
  const uno = cargar(1);
  await sellandoMientras(sellar, uno);
  const media = (cuales: Resumen[], que: (r: Resumen) => number) =>
    cuales.reduce((suma, r) => suma + que(r), 0) / cuales.length;
  const linea = (cuales: Resumen[]) =>
    `${media(cuales, (r) => r.porSegundo).toFixed(0)} /s, p95 ${media(cuales, (r) => r.p95).toFixed(0)} ms`;
  const razon = media(hechos.con, (r) => r.porSegundo) / media(hechos.sin, (r) => r.porSegundo);
  const veces = media(hechos.con, (r) => r.porSegundo) / (await uno).porSegundo;
  const errores = [...hechos.sin, ...hechos.con].reduce((suma, r) => suma + r.errores, 0);
  console.log(
    `· ${cual.nombre}: sin sellar ${linea(hechos.sin)}; sellando cada segundo ${linea(hechos.con)} (${selladas} filas); ` +
      `razón ${razon.toFixed(2)} (presupuesto ${PRESUPUESTO.razon}); 16 conexiones, ${veces.toFixed(1)} veces una; errores ${errores}`,
  );
  if (razon < PRESUPUESTO.razon || errores > 0) process.exitCode = 1;
}

/** Measures what ADM_SGPA asks of the trail; the fifth question begins in its middle. */
async function medirLecturas({ servidor: { url } }: Entorno, numeros: readonly string[], segundos: number) {
  const token = await ingresar(url, REVISA);
  const dia = (hace: number) => new Date(Date.now() - hace * 86_400_000).toISOString();
  const mes = `desde=${dia(DIAS / 2).slice(0, 10)}&hasta=${dia(DIAS / 2 - 30).slice(0, 10)}`;
  const medio = encodeURIComponent(`${dia(DIAS / 2).slice(0, 23)}000Z_999999999`);
  const numero = deEntreTextos(numeros);
  const preguntas: [string, () => string][] = [
    ['sin filtros', () => ''],
    ['por usuario y mes', () => `usuario=adm.ente&${mes}`],
    ['por una acción rara y mes', () => `accion=baja-titular&${mes}`],
    ['por ente gestor y mes', () => `idEnteGestor=3&${mes}`],
    ['honda', () => `tras=${medio}`],
    ['por persona', () => `numeroDocumento=${numero()}`],
  ];
  for (const [nombre, consulta] of preguntas) {
    const siguiente = () => ({
      method: 'GET' as const,
      path: `/api/v1/auditoria?${consulta()}`,
      headers: { authorization: `Bearer ${token}` },
    });
    const una = await cargarHttp({ url, conexiones: 1, segundos, siguiente });
    const muchas = await cargarHttp({ url, conexiones: CONEXIONES, segundos, siguiente });
    const { p50, p95 } = PRESUPUESTO.pagina;
    console.log(
      `· página ${nombre}: una conexión p50 ${una.p50.toFixed(1)}, p95 ${una.p95.toFixed(1)} ms (presupuesto ${p50} / ${p95}); ` +
        `16: ${muchas.porSegundo.toFixed(0)} /s, p95 ${muchas.p95.toFixed(0)} ms; errores ${una.errores + muchas.errores}`,
    );
    if (una.p95 > p95 || una.errores + muchas.errores > 0) process.exitCode = 1;
  }
}

function deEntreTextos(textos: readonly string[]): () => string {
  let orden = 0;
  return () => textos[orden++ % textos.length] ?? '';
}

async function medirEn(entorno: Entorno, filas: number, segundos: number): Promise<void> {
  const { urlBase, servidor, carpeta } = entorno;
  const { pool, db } = crearDb({ url: urlBase, max: 3, statementTimeout: 0 });
  const firmante = await prepararFirmante(leerConfig({ DATABASE_URL: urlBase, SGPA_DATA_DIR: carpeta }));
  const sellar = () => sellarAuditoria({ db, clock: { ahora: () => new Date() }, firmante });
  const turno = await pool.connect();
  try {
    await llenar(pool, filas);
    const inicio = performance.now();
    let selladas = 0;
    for (let turnos = await sellar(); turnos > 0; turnos = await sellar()) selladas += turnos;
    const tardo = (performance.now() - inicio) / 1000;
    console.log(`· rastro de ${filas} filas; ${selladas} selladas en ${tardo.toFixed(0)} s`);
    const titulares = await tomarMuestras(pool, 'CNS', MUESTRAS);
    const gente = {
      titulares,
      enCesantia: await tomarMuestras(pool, 'CNS', MUESTRAS, ESTADO.CESANTIA),
      total: await contarTitulares(pool, 'CNS'),
      registrados: await ultimoRegistrado(pool),
    };
    const token = await ingresar(servidor.url, 'ope.afiliaciones');
    for (const caso of casos(token, token, gente).filter(({ nombre }) => /^(registro|baja)/.test(nombre)))
      await medirGuardados(entorno, caso, segundos, { turno, sellar });
    await medirLecturas(
      entorno,
      titulares.map(({ numero }) => numero),
      segundos,
    );
  } finally {
    turno.release(true);
    await db.destroy();
  }
}

/**
 * `--auditoria --filas=1000000` makes a trail of so many rows; it measures saves of 16 at once while nobody seals and
 * while everything is sealed each second, turn about in one run, then pages of the trail.
 */
export async function medirAuditoria(argumentos: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argumentos,
    options: {
      auditoria: { type: 'boolean' },
      filas: { type: 'string', default: '1000000' },
      segundos: { type: 'string', default: '5' },
      datos: { type: 'string' },
    },
  });
  const entorno = await levantar([], values.datos);
  try {
    await medirEn(entorno, Number(values.filas), Number(values.segundos));
  } finally {
    await entorno.cerrar();
  }
}
