import { describe, expect, it } from 'vitest';
import { explain } from './problem.mjs';
import { run } from './run.mjs';

const GOES_ON = 'setInterval(() => {}, 1_000)';

describe('run.test.mjs', () => {
  it.each([
    ['medido', true, ''],
    ['dicho por npm', false, "console.error('npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write');"],
  ])(
    'con el disco lleno, %s, no espera a la herramienta que sigue, y se nombra la causa',
    async (_de, full, says) => {
      const program = ['-e', `${says}${GOES_ON}`];
      const { code, output } = await run(process.execPath, program, { isFull: () => full });
      expect(code).not.toBe(0);
      expect(explain('Instalar las dependencias', output).message).toBe(
        'Instalar las dependencias: El disco está lleno.',
      );
    },
    60_000,
  );
});
