import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const RAIZ = path.resolve(import.meta.dirname, '../..');
const ejecutar = promisify(execFile);

/** Gives the commands that docs/operacion.md has under a heading, as they stand there. */
export function ordenesDe(titulo: string): string {
  const guia = readFileSync(path.join(RAIZ, 'docs/operacion.md'), 'utf8');
  const [, desde] = guia.split(new RegExp(`^#+ ${titulo}$`, 'm'));
  const ordenes = /^```sh\n([\s\S]*?)^```$/m.exec(desde ?? '')?.[1];
  if (ordenes === undefined) throw new Error(`docs/operacion.md gives no commands under «${titulo}»`);
  return ordenes;
}

/** Runs them from the root and gives what they print. Throws, with what they complained of, when one fails. */
export async function ejecutarOrdenes(ordenes: string, entorno: Record<string, string>): Promise<string> {
  const { stdout } = await ejecutar('bash', ['-euo', 'pipefail', '-c', ordenes], {
    cwd: RAIZ,
    env: { ...process.env, ...entorno },
  });
  return stdout.trim();
}
