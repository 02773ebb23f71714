import { readFileSync } from 'node:fs';
import { setTimeout as pausa } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { crearDb } from '@sgpa/api/db/pool';
import { CUENTAS_AUTORAS } from '@sgpa/demo/cuentas';
import { ingresar } from '@sgpa/testing/cliente-registro';
import { type Entorno, levantar } from './entorno.ts';
import { poblar } from './poblar.ts';

const PRESUPUESTO = { primerByteMs: 1000, rssMiB: 300 };
const USUARIO = 'adm.autoridad';
/** So many files are on their way at once, each taken 64 KiB at a time. */
const LECTORES = 16;
const LENTITUD_MS = 1000;
const LECTURA_LENTA_MS = 60_000;

/** Gives MiB of a process: the most it ever had (`VmHWM`), or has now (`VmRSS`); NaN where there is no /proc. */
function memoria(pid: number, cual: 'VmHWM' | 'VmRSS'): number {
  try {
    return Number(new RegExp(`${cual}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
const mayorRss = (pid: number): number => memoria(pid, 'VmHWM');

/** Gives sixteen authors of synthetic records the entity and password of `ope.afiliaciones`, to read its whole list. */
async function prepararLectores(urlBase: string): Promise<string[]> {
  const { pool, db } = crearDb({ url: urlBase, max: 1 });
  const nombres = CUENTAS_AUTORAS.map(({ username }) => username).slice(0, LECTORES);
  try {
    await pool.query(
      `update usuario u set password_hash = m.password_hash, id_ente_gestor = m.id_ente_gestor
       from usuario m where m.username = 'ope.afiliaciones' and u.username = any ($1)`,
      [nombres],
    );
    await pool.query(
      `insert into terminos_aceptacion (id_usuario, version, aceptado_en)
       select u.id, t.version, t.aceptado_en
       from usuario u, terminos_aceptacion t join usuario m on m.id = t.id_usuario and m.username = 'ope.afiliaciones'
       where u.username = any ($1) on conflict do nothing`,
      [nombres],
    );
  } finally {
    await db.destroy();
  }
  return nombres;
}

async function leerDespacio(url: string, token: string, formato: string, fin: AbortSignal): Promise<number> {
  const respuesta = await fetch(`${url}/api/v1/asegurado/exportacion?formato=${formato}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!respuesta.ok || respuesta.body === null) throw new Error(`The export answered ${respuesta.status}`);
  const lector = respuesta.body.getReader();
  let bytes = 0;
  while (!fin.aborted) {
    const { done, value } = await lector.read();
    if (done) throw new Error('The file is too short to be read slowly: more --filas');
    bytes += value.length;
    await pausa(LENTITUD_MS, null, { signal: fin }).catch(() => null);
  }
  await lector.cancel();
  return bytes;
}

/** Measures memory while sixteen files are on their way, half of them workbooks, and are taken slowly. */
async function medirLentos({ urlBase, servidor: { url, proceso, escrito } }: Entorno): Promise<void> {
  const pid = proceso.pid ?? 0;
  const tokens: string[] = [];
  for (const nombre of await prepararLectores(urlBase)) tokens.push(await ingresar(url, nombre));
  const antes = memoria(pid, 'VmRSS');
  const fin = AbortSignal.timeout(LECTURA_LENTA_MS);
  let cortadas = 0;
  const lecturas = tokens.map((token, i) =>
    leerDespacio(url, token, i % 2 === 0 ? 'csv' : 'xlsx', fin).catch((error: unknown) => {
      cortadas += 1;
      console.error(error, escrito());
      return 0;
    }),
  );
  let mayor = 0;
  while (!fin.aborted) {
    mayor = Math.max(mayor, memoria(pid, 'VmRSS'));
    await pausa(250);
  }
  const bytes = (await Promise.all(lecturas)).reduce((suma, n) => suma + n, 0);
  console.log(
    `· ${LECTORES} lectores lentos, ${(bytes / 1e6).toFixed(0)} MB en ${LECTURA_LENTA_MS / 1000} s: memoria ${antes.toFixed(0)} MiB antes, hasta ${mayor.toFixed(0)} (presupuesto ${PRESUPUESTO.rssMiB}), ${cortadas} archivos cortados`,
  );
  if (mayor > PRESUPUESTO.rssMiB || cortadas > 0) process.exitCode = 1;
}

async function medirEn({ servidor: { url, proceso } }: Entorno): Promise<void> {
  const token = await ingresar(url, USUARIO);
  console.log(`· memoria antes: ${mayorRss(proceso.pid ?? 0).toFixed(0)} MiB`);
  for (const formato of ['csv', 'xlsx']) {
    const desde = performance.now();
    const respuesta = await fetch(`${url}/api/v1/asegurado/exportacion?formato=${formato}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!respuesta.ok || respuesta.body === null) throw new Error(`The export answered ${respuesta.status}`);
    let primerByteMs = Number.NaN;
    let bytes = 0;
    let filas = 0;
    for await (const trozo of respuesta.body) {
      if (bytes === 0) primerByteMs = performance.now() - desde;
      bytes += trozo.length;
      if (formato === 'csv') filas += trozo.filter((byte: number) => byte === 10).length;
    }
    const segundos = (performance.now() - desde) / 1000;
    const rss = mayorRss(proceso.pid ?? 0);
    console.log(
      `· ${formato}: ${filas > 0 ? `${filas} líneas, ` : ''}${(bytes / 1e6).toFixed(1)} MB en ${segundos.toFixed(1)} s; primer byte ${primerByteMs.toFixed(0)} ms (presupuesto ${PRESUPUESTO.primerByteMs}); memoria ${rss.toFixed(0)} MiB (presupuesto ${PRESUPUESTO.rssMiB})`,
    );
    if (primerByteMs > PRESUPUESTO.primerByteMs || rss > PRESUPUESTO.rssMiB) process.exitCode = 1;
  }
}

/**
 * Adds `--filas=N` synthetic affiliations, then measures the holders of every entity as CSV, then as XLSX, then sixteen
 * slow readers at once.
 */
export async function medirExportacion(argumentos: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argumentos,
    options: {
      exportar: { type: 'boolean' },
      filas: { type: 'string', default: '200000' },
      datos: { type: 'string' },
    },
  });
  const entorno = await levantar([], values.datos);
  try {
    await poblar(entorno.urlBase, Number(values.filas));
    await medirEn(entorno);
    await medirLentos(entorno);
  } finally {
    await entorno.cerrar();
  }
}
