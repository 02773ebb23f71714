import { spawn } from 'node:child_process';
import path from 'node:path';

const ORDEN = path.resolve(import.meta.dirname, '../../../scripts/auditoria-verificar.mjs');

/** `npm run auditoria:verificar` itself: what it says, and the code that it ends with. */
export function verificarConLaOrden(url: string, carpeta: string): Promise<{ codigo: number | null; dicho: string }> {
  const proceso = spawn(process.execPath, [ORDEN], {
    env: { ...process.env, DATABASE_URL: url, SGPA_AUDITORIA_DIR: carpeta },
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
