import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

describe('main.test.ts', () => {
  it('anuncia sus direcciones en una línea y termina bien con SIGTERM, aun con una consulta sin respuesta', async () => {
    const proceso = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const fin = once(proceso, 'exit');
    try {
      const [linea] = await once(createInterface(proceso.stdout), 'line');
      const urls: Record<string, string> = JSON.parse(String(linea));
      expect(Object.keys(urls)).toEqual(['segip', 'ovt', 'senasir', 'gestora', 'admin', 'correo']);
      const callada = fetch(`${urls.segip}/consulta`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ci: '1000503' }),
      }).catch(() => 'cortada');
      await expect.poll(async () => (await fetch(`${urls.admin}/llamadas`)).json()).toMatchObject({ segip: 1 });
      proceso.kill('SIGTERM');
      expect(await fin).toEqual([0, null]);
      expect(await callada).toBe('cortada');
    } finally {
      proceso.kill('SIGKILL');
    }
  });
});
