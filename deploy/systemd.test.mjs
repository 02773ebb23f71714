import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import nodeArgs from '../apps/api/node-args.json' with { type: 'json' };
import { inRoot } from '../scripts/lib/paths.mjs';

const FOLDER = 'deploy/systemd';
/** `systemd-analyze` counts in tenths, so this is 2.0. */
const THRESHOLD = 20;
const analyze = (...args) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
/** `--offline` exists from systemd 250 on. */
const isThere = Number(/systemd (\d+)/.exec(analyze('--version').stdout ?? '')?.[1] ?? 0) >= 250;

const units = readdirSync(inRoot(FOLDER)).filter((file) => file.endsWith('.service'));

describe('systemd.test.mjs', () => {
  it.skipIf(!isThere).each(units)('%s está protegida: systemd-analyze security a lo sumo 2.0', (unit) => {
    const { status, stdout } = analyze(
      'security',
      '--offline=yes',
      `--threshold=${THRESHOLD}`,
      '--no-pager',
      inRoot(FOLDER, unit),
    );
    expect(stdout).toMatch(/Overall exposure level for .*: [01]\.\d/);
    expect(status).toBe(0);
  });

  it('inicia el servidor con los mismos argumentos de Node que `npm start`', () => {
    expect(readFileSync(inRoot(FOLDER, 'sgpa@.service'), 'utf8')).toMatch(/^ExecStart=\/opt\/sgpa\/bin\/sgpa$/m);
    expect(readFileSync(inRoot('deploy/sgpa'), 'utf8')).toContain(
      `set -- ${nodeArgs.join(' ')} "$raiz/apps/api/src/main.ts"`,
    );
  });

  it('da al servidor más tiempo para terminar del que se toma', () => {
    const stop = Number(/TimeoutStopSec=(\d+)/.exec(readFileSync(inRoot(FOLDER, 'sgpa@.service'), 'utf8'))?.[1]);
    const own = Number(
      /PARADA_MS = ([\d_]+)/.exec(readFileSync(inRoot('apps/api/src/plugins/plazos.ts'), 'utf8'))?.[1].replace('_', ''),
    );
    expect(stop * 1000).toBeGreaterThan(own);
  });
});
