import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const CONTROL = path.resolve(import.meta.dirname, '../control/main.ts');
const WEB = process.env.SGPA_WEB_DIR ?? path.resolve(import.meta.dirname, '../../apps/web/dist');

/** Starts the control process for the run; the workers find it at E2E_CONTROL. */
export default async function arrancar(): Promise<() => Promise<void>> {
  if (!existsSync(path.join(WEB, 'index.html')))
    throw new Error('The web application is not built: run `npm test -- --only=web,e2e`.');
  const proceso = spawn(process.execPath, ['--no-deprecation', CONTROL], { stdio: ['pipe', 'pipe', 'inherit'] });
  const fin = once(proceso, 'exit');
  const linea = await Promise.race([
    once(createInterface({ input: proceso.stdout }), 'line').then(([texto]) => String(texto)),
    fin.then(() => null),
  ]);
  if (linea === null) throw new Error('The control process ended before it was ready.');
  process.env.E2E_CONTROL = linea;
  return async () => {
    proceso.stdin.end();
    const [codigo] = await fin;
    if (codigo !== 0) throw new Error(`The control process ended with ${codigo}.`);
  };
}
