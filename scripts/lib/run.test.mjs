import { describe, expect, it, vi } from 'vitest';
import { explain } from './problem.mjs';
import { run } from './run.mjs';

vi.mock('./disk.mjs', () => ({ diskIsFull: () => true }));

describe('run.test.mjs', () => {
  it('con el disco lleno no espera a la herramienta que sigue, y se nombra la causa', async () => {
    const { code, output } = await run(process.execPath, ['-e', 'setInterval(() => {}, 1_000)']);
    expect(code).not.toBe(0);
    expect(explain('Instalar las dependencias', output).message).toBe(
      'Instalar las dependencias: El disco está lleno.',
    );
  }, 60_000);
});
