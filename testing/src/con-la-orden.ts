import { spawn } from 'node:child_process';
import path from 'node:path';

const ORDENES = path.resolve(import.meta.dirname, '../../scripts');

/** Runs a command of package.json itself, and gives what it says and the code that it ends with. */
export function conLaOrden(
  orden: 'auditoria-verificar' | 'administrador',
  variables: Record<string, string>,
  argumentos: readonly string[] = [],
): Promise<{ codigo: number | null; dicho: string }> {
  const proceso = spawn(process.execPath, [path.join(ORDENES, `${orden}.mjs`), ...argumentos], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let dicho = '';
  for (const salida of [proceso.stdout, proceso.stderr])
    salida.setEncoding('utf8').on('data', (texto: string) => {
      dicho += texto;
    });
  return new Promise((resolve, reject) => {
    proceso.once('error', reject);
    proceso.once('close', (codigo) => resolve({ codigo, dicho }));
  });
}

export const verificarConLaOrden = (url: string, carpeta: string) =>
  conLaOrden('auditoria-verificar', { DATABASE_URL: url, SGPA_AUDITORIA_DIR: carpeta });
