import { describe, expect, it } from 'vitest';
import { stepsOf } from './bloques.mjs';

const doc = (...blocks) =>
  ['## Production, step by step', '### One', ...blocks, '## Another', '```sh', 'rm', '```'].join('\n');
const block = (...lines) => ['```sh', ...lines, '```'].join('\n');

describe('bloques.test.mjs', () => {
  it('da, en su orden, quién ejecuta cada bloque del capítulo, y nada de los demás', () => {
    const text = doc(
      block('# yours', 'export A=1'),
      block('# as root, with network', 'apt-get update'),
      '<!-- test: certificado emitir -->',
      block('# as sgpa-respaldo', 'true'),
    );
    expect(stepsOf(text)).toMatchObject([
      { heading: 'One', line: 3, yours: '# yours\nexport A=1' },
      { user: 'root', network: true },
      { test: ['certificado', 'emitir'] },
      { user: 'sgpa-respaldo', network: false, commands: '# as sgpa-respaldo\ntrue' },
    ]);
  });

  it('un bloque que no dice quién lo ejecuta se rechaza, con su línea', () => {
    expect(() => stepsOf(doc(block('rm -r /')))).toThrow('docs/operacion.md:3');
  });
});
