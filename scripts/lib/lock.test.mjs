import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';
import { npm } from './run.mjs';

const LOCK = 'package-lock.json';
const DRY = ['--dry-run', '--offline', '--no-audit', '--no-fund'];

describe('lock.test.mjs', () => {
  let folder;
  let lock;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'sgpa-lock-'));
    lock = JSON.parse(readFileSync(inRoot(LOCK), 'utf8'));
    const places = Object.keys(lock.packages).filter((place) => !place.includes('node_modules'));
    for (const place of places)
      cpSync(inRoot(place, 'package.json'), path.join(folder, place, 'package.json'), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const ci = async (...more) => {
    writeFileSync(path.join(folder, LOCK), JSON.stringify(lock));
    return npm(['ci', ...DRY, ...more], { cwd: folder });
  };

  it.each([[[]], [['--omit=dev']]])('npm ci %j se conforma con lo que está bloqueado', async (more) => {
    const { code, output } = await ci(...more);
    expect(code, output).toBe(0);
  });

  it('sin la entrada de una construcción opcional, npm ci se niega', async () => {
    const optional = Object.keys(lock.packages).find((place) => place.includes('@napi-rs/canvas-'));
    delete lock.packages[optional];
    const { code, output } = await ci();
    expect([code, output]).toEqual([1, expect.stringContaining('Missing: @napi-rs/canvas-')]);
  });
});
