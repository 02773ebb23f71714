import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ingresar } from '@sgpa/banco-de-pruebas/cliente-registro';
import { type Entorno, levantar } from './entorno.ts';
import { poblar } from './poblar.ts';

const PRESUPUESTO = { primerByteMs: 1000, rssMiB: 300 };
/** Sees every entity. */
const USUARIO = 'adm.autoridad';

/** The most memory that a process ever had, in MiB; NaN where there is no /proc. */
function mayorRss(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
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

/** `--filas=N` synthetic affiliations more: the holders of every entity as CSV, then as XLSX. */
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
  } finally {
    await entorno.cerrar();
  }
}
