import { describe, expect, it } from 'vitest';
import { isAllowed, notice, shipped } from './licences.mjs';

describe('licences.test.mjs', () => {
  it.each([
    ['algo', 'MIT', true],
    ['algo', '(MIT OR GPL-3.0-only)', true],
    ['algo', 'MIT AND ISC', true],
    ['algo', 'MIT AND GPL-3.0-only', false],
    ['algo', 'GPL-3.0-only', false],
    ['algo', 'SEE LICENSE IN LICENSE.md', false],
    ['algo', 'ninguna', false],
    ['algo', 'LGPL-3.0-or-later', false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ])('%s con la licencia %s: se puede entregar: %s', (name, licence, puede) => {
    expect(isAllowed({ name, licence })).toBe(puede);
  });

  it('se entrega lo que corre en producción, también lo de otras máquinas, y no lo que solo prueba o construye', () => {
    const lock = {
      packages: {
        '': { name: 'sgpa' },
        'apps/api': { name: '@sgpa/api' },
        'node_modules/@sgpa/api': { link: true },
        'node_modules/fastify': { license: 'MIT' },
        'node_modules/otra/node_modules/fastify': { license: 'MIT' },
        'node_modules/vitest': { license: 'MIT', dev: true },
        'node_modules/de-mac': { license: 'ISC', optional: true },
        'node_modules/sin-licencia': {},
      },
    };
    expect(shipped(lock)).toEqual([
      { name: 'de-mac', licence: 'ISC' },
      { name: 'fastify', licence: 'MIT' },
      { name: 'sin-licencia', licence: 'ninguna' },
    ]);
    expect(notice(shipped(lock))).toContain('## MIT\n\n- `fastify`\n');
  });
});
