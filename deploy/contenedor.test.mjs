import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../scripts/lib/paths.mjs';

const read = (file) => readFileSync(inRoot(file), 'utf8');

/** Nothing on most machines runs it: what reads it is at least held against what it names. */
describe('contenedor.test.mjs', () => {
  const { services, volumes } = parse(read('deploy/contenedor/compose.yaml'), { merge: true });
  const programs = Object.entries(services).filter(([name]) => name !== 'base');

  it.each(programs)('%s corre sin escribir en la imagen ni ganar privilegios, y espera a la base', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.volumes).toContain('temporales:/var/tmp');
    for (const needed of Object.keys(service.depends_on)) expect(services).toHaveProperty(needed);
  });

  it('nombra órdenes de la entrega, volúmenes que están y variables que alguien lee', () => {
    const known = `${read('apps/api/src/config.ts')}${read('apps/simulators/src/main.ts')}`;
    for (const [, { command = [], environment = {}, volumes: used }] of programs) {
      for (const order of command) expect(read('deploy/sgpa')).toContain(`  ${order}) `);
      for (const name of Object.keys(environment))
        expect({ name, known: known.includes(name) }).toEqual({ name, known: true });
      for (const volume of used.filter((it) => /^\w/.test(it))) expect(volumes).toHaveProperty(volume.split(':')[0]);
    }
  });

  it('la imagen comienza en el puerto que compose publica, con la orden del servidor', () => {
    const image = read('deploy/contenedor/Containerfile');
    const [, port] = /PORT=(\d+)/.exec(image);
    for (const [, { ports = [] }] of programs) for (const each of ports) expect(each.split(':').pop()).toBe(port);
    expect(image).toMatch(/^USER \d+:\d+$/m);
    expect(image).toContain('CMD ["servidor"]');
  });
});
