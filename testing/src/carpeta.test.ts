import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { carpetaDeBases } from './carpeta.ts';

/** No system gives so high a number to a process. */
const NADIE = '2147483646';

describe('carpeta.test.ts', () => {
  it('cada una es otra; la que dejó un proceso que ya no vive se recoge, la de uno que vive no', async () => {
    const viva = await carpetaDeBases('prueba');
    const muerta = viva.replace(`-${process.pid}-`, `-${NADIE}-`);
    await mkdir(muerta, { recursive: true });
    const otra = await carpetaDeBases('prueba');
    expect(otra).not.toBe(viva);
    // Where there is no room in memory, the system removes it from the disk itself.
    expect(existsSync(muerta)).toBe(muerta === viva);
    expect(path.dirname(otra)).toBe(path.dirname(viva));
    expect(existsSync(viva)).toBe(true);
    await Promise.all([viva, otra].map((una) => rm(una, { recursive: true })));
  });
});
