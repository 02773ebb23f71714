import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { completed, differences, filesBelow, installed, prune, removeEmpty } from './release.mjs';

describe('release.test.mjs', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sgpa-entrega-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function modules(files) {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    return folder;
  }
  const manifest = (name, version) => JSON.stringify({ name, version });
  const bill = (...refs) => ({ components: refs.map((ref) => ({ 'bom-ref': ref })) });

  it('nombra cada paquete instalado, también el que está dentro de otro, y ninguno más', () => {
    const at = modules({
      'a/package.json': manifest('a', '1.0.0'),
      'a/esm/package.json': '{"type":"module"}',
      'a/node_modules/@x/b/package.json': manifest('@x/b', '1.0.0'),
      '@x/b/package.json': manifest('@x/b', '2.0.0'),
    });
    expect(installed(at)).toEqual(['@x/b@1.0.0', '@x/b@2.0.0', 'a@1.0.0']);
  });

  it('dice lo que está y la lista de componentes no nombra, y lo que ella nombra y no está', () => {
    expect(differences(['a@1.0.0', 'b@1.0.0'], bill('b@1.0.0', 'c@1.0.0'))).toEqual({
      unnamed: ['a@1.0.0'],
      absent: ['c@1.0.0'],
    });
  });

  it('de lo instalado queda lo que el servidor lee, con sus licencias', () => {
    const at = modules({
      '.package-lock.json': '',
      '@napi-rs/canvas/package.json': '',
      '@napi-rs/canvas-linux-x64-gnu/skia.node': '',
      '@napi-rs/nice/index.js': '',
      'pdfjs-dist/package.json': '',
      'pdfjs-dist/LICENSE': '',
      'pdfjs-dist/build/pdf.mjs': '',
      'pdfjs-dist/legacy/build/pdf.mjs': '',
      'pdfjs-dist/legacy/build/pdf.worker.mjs': '',
      'pdfjs-dist/legacy/build/pdf.worker.min.mjs': '',
      'z/index.js': '',
      'z/index.js.map': '',
      'z/index.d.cts': '',
      'z/node_modules/pdfjs-dist/build/pdf.mjs': '',
    });
    prune(at);
    removeEmpty(at);
    expect(filesBelow(at)).toEqual([
      '@napi-rs/nice/index.js',
      'pdfjs-dist/LICENSE',
      'pdfjs-dist/legacy/build/pdf.mjs',
      'pdfjs-dist/legacy/build/pdf.worker.mjs',
      'pdfjs-dist/package.json',
      'z/index.js',
    ]);
  });

  it('completa la lista de componentes sin repetir, y da siempre la misma', () => {
    const sbom = {
      serialNumber: 'urn:uuid:1',
      metadata: { timestamp: 'now', component: { name: 'x' } },
      ...bill('a@1.0.0'),
    };
    const added = [
      { name: 'a', version: '1.0.0', licence: 'MIT' },
      { name: '@x/b', version: '2.0.0', licence: 'ISC' },
    ];
    const made = completed(sbom, { name: 'sgpa', at: '2026-01-01T00:00:00.000Z', added });
    expect(made).toMatchObject({ metadata: { timestamp: '2026-01-01T00:00:00.000Z', component: { name: 'sgpa' } } });
    expect(made).not.toHaveProperty('serialNumber');
    expect(made.components.map((it) => it['bom-ref'])).toEqual(['a@1.0.0', '@x/b@2.0.0']);
    expect(made.components[1].purl).toBe('pkg:npm/%40x/b@2.0.0');
  });
});
