import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readArgs } from './test-args.mjs';

const STEPS = [
  { id: 'types', label: 'Tipos' },
  { id: 'vitest', label: 'Reglas', filters: true },
  { id: 'e2e', label: 'Navegador', filters: true },
];
const TEST = fileURLToPath(new URL('../test.mjs', import.meta.url));
/** As a person runs it. */
const order = (...args) =>
  promisify(execFile)(process.execPath, [TEST, ...args]).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );

describe('test-args.test.mjs', () => {
  it.each([
    [[], ['types', 'vitest', 'e2e'], []],
    [['--only=types'], ['types'], []],
    [['--only', 'e2e,types'], ['types', 'e2e'], []],
    [['--only=vitest', 'baja', 'alta'], ['vitest'], ['baja', 'alta']],
  ])('%j elige lo que dice', (args, ids, filters) => {
    const read = readArgs(args, STEPS);
    expect(read.chosen.map(({ id }) => id)).toEqual(ids);
    expect(read.filters).toEqual(filters);
  });

  it.each([
    [['--solo=types'], 'No se entiende la orden: --solo=types'],
    [['-x'], 'No se entiende la orden: -x'],
    [['--only'], 'No se entiende la orden: --only'],
    [['--only='], 'No existe la comprobación «».'],
    [['--only=types,tipos'], 'No existe la comprobación «tipos».'],
    [['--only=types', 'baja'], '«baja» elige archivos de prueba, y no toda comprobación los tiene.'],
    [['baja'], '«baja» elige archivos de prueba, y no toda comprobación los tiene.'],
  ])('%j se rechaza con 2', (args, message) => {
    expect(() => readArgs(args, STEPS)).toThrowError(expect.objectContaining({ message, exitCode: 2 }));
  });

  it('npm test con una opción desconocida no ejecuta nada: lo dice, con el uso, y termina con 2', async () => {
    const { code, stdout, stderr } = await order('--rapido');
    expect(code).toBe(2);
    expect(stderr).toContain('No se entiende la orden: --rapido');
    expect(stderr).toContain('--only=<clase>');
    expect(stdout).not.toContain('Formato y reglas (Biome, Oxlint)…');
  });

  it('npm test --help muestra cada clase, y no ejecuta nada', async () => {
    const { code, stdout } = await order('--help');
    expect(code).toBe(0);
    for (const id of ['lint', 'types', 'layers', 'unused', 'structure', 'map', 'vitest', 'web', 'e2e'])
      expect(stdout).toMatch(new RegExp(`^  ${id} `, 'm'));
    expect(stdout).not.toMatch(/passed|…$/m);
  });
});
