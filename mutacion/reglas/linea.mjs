export const DOMINIO = 'packages/domain/src';
export const API = 'apps/api/src';
export const MODULOS = 'apps/api/src/modules';
export const RUTINAS = 'apps/api/src/db/rutinas';
export const WEB = 'apps/web/src';

/**
 * Rules of one line of decisions §10, as docs/decisiones-y-pruebas.md names it, each with one way to take it out: [rule,
 * file, what stands there, what takes its place, [test file, its title], more].
 */
export const linea = (line, ...rules) =>
  rules.map(([rule, file, was, becomes, [test, name], more]) => ({
    line,
    rule,
    file,
    was,
    becomes,
    test,
    name,
    ...more,
  }));
