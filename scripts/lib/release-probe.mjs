// Starts what was released as in production, on an empty PostgreSQL of its own, as a user who owns nothing of it.
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './problem.mjs';

/** Nobody has this number: root prepares its files, and whoever is not root runs it as themselves. */
const STRANGER = 54_321;
export const asStranger = process.getuid() === 0 ? { uid: STRANGER, gid: STRANGER } : {};
const LIMIT_MS = 180_000;
const NOBODY = 'https://127.0.0.1:9';

/** What is loaded first in a thread is what a release could lack without a start's noticing: readers and letters of PDFs. */
const THREADS = `
  const { default: PDFDocument } = await import(process.argv[1] + '/node_modules/pdfkit/js/pdfkit.js');
  const { default: check } = await import(process.argv[1] + '/apps/api/src/modules/persona/documento-pdf.hilo.ts');
  await import(process.argv[1] + '/apps/api/src/integrations/papel/certificado.hilo.ts');
  const paper = new PDFDocument();
  const parts = [];
  paper.on('data', (part) => parts.push(part)).text('Prueba').end();
  await new Promise((resolve) => paper.on('end', resolve));
  const checked = await check(Buffer.concat(parts).toString('base64'));
  if (typeof checked === 'string') throw new Error(checked);
  process.exit(0);`;
export const threadsOf = (root) => ['--input-type=module', '-e', THREADS, root];

/** Prepares a folder that the stranger may use for what is put into it by `fill`. */
function given(folder, name, fill = () => {}) {
  const place = path.join(folder, name);
  mkdirSync(place);
  const result = fill(place);
  const { uid, gid } = asStranger;
  if (uid !== undefined) for (const each of ['.', ...readdirSync(place)]) chownSync(path.join(place, each), uid, gid);
  return { place, result };
}

async function until(answers, child) {
  const limit = performance.now() + LIMIT_MS;
  while (!(await answers())) {
    if (child.exitCode !== null || performance.now() > limit)
      throw new Problem('El servidor de la entrega no llegó a estar listo.');
    await pause(100);
  }
}

/**
 * Starts the server by `launch`, which gives command and arguments for these settings, and asks for its first page and
 * the script of it; `whileItRuns` may ask more. Gives the seconds to each.
 */
export async function probe(launch, whileItRuns = () => {}) {
  const { iniciarPostgres } = await import('../../packages/postgres-local/src/iniciar.ts');
  const { entornoDeProduccion } = await import('../../testing/src/produccion.ts');
  const { puertoLibre } = await import('../../testing/src/puerto-libre.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'sgpa-probar-'));
  chmodSync(folder, 0o755);
  const database = await iniciarPostgres({ dataDir: path.join(folder, 'datos') });
  let child;
  let output = '';
  try {
    const sources = { segip: NOBODY, ovt: NOBODY, senasir: NOBODY, gestora: NOBODY };
    const { place: keys, result } = given(folder, 'llaves', (at) => entornoDeProduccion(at, database.url, sources));
    const { place: heads } = given(folder, 'auditoria');
    const { place: temporary } = given(folder, 'tmp');
    const port = await puertoLibre();
    const env = { ...result, SGPA_AUDITORIA_DIR: heads, TMPDIR: temporary, HOST: '127.0.0.1', PORT: String(port) };
    const { command, args, options } = launch(env, { keys, heads, temporary });
    const since = performance.now();
    child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise((resolve) => child.once('close', resolve));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const ask = (place) => fetch(`http://127.0.0.1:${port}${place}`);
    await until(
      () =>
        ask('/salud/listo').then(
          ({ status }) => status === 200,
          () => false,
        ),
      child,
    );
    const ready = performance.now() - since;
    const page = await ask('/');
    const script = /src="(\/[^"]+\.js)"/.exec(await page.text())?.[1];
    const { status } = await ask(script ?? '/sin-programa.js');
    if (page.status !== 200 || status !== 200)
      throw new Problem(`La primera página contestó ${page.status}, su programa ${status}.`);
    const first = performance.now() - since;
    await whileItRuns();
    child.kill('SIGTERM');
    await ended;
    return { ready: ready / 1000, first: first / 1000, output };
  } catch (error) {
    console.error(output.slice(-4000));
    throw error;
  } finally {
    if (child?.exitCode === null) child.kill('SIGKILL');
    await database.cerrar();
    rmSync(folder, { recursive: true, force: true });
  }
}
