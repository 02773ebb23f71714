import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** A package of ours by its name leads to the sources of the work tree, and those are whole: here it leads to the copy. */
const propios = globSync('{packages,apps}/*/package.json')
  .filter((file) => existsSync(file))
  .map((file) => ({
    find: new RegExp(`^${JSON.parse(readFileSync(file, 'utf8')).name}/(.*?)([.]ts)?$`),
    replacement: `${path.resolve(path.dirname(file))}/src/$1.ts`,
  }));

/** Tests beside a module's own that hold its rules: what several actions of a family keep is asked of all of them in one. */
const TAMBIEN = {
  'ciclo/baja-titular': ['ciclo/mismo-hecho', 'ciclo/defuncion'],
  'ciclo/baja-beneficiario': ['ciclo/mismo-hecho', 'ciclo/defuncion'],
  'ciclo/ampliacion-titular': ['ciclo/mismo-hecho'],
  'ciclo/ampliacion-beneficiario': ['ciclo/mismo-hecho'],
  'ciclo/habilitacion-derechohabiente': ['ciclo/mismo-hecho'],
  'ciclo/revision-afiliacion': ['ciclo/papeles-de-revision'],
  'ciclo/revision-fallecimiento': ['ciclo/papeles-de-revision'],
};
const pedidos = (process.env.SGPA_MUTACION ?? '').split(',');
const pruebas = pedidos.flatMap((cual) => [`${cual}/**/*`, ...(TAMBIEN[cual] ?? [])]);

/** The tests of the modules asked for, one file after another on a server of their own. */
export default defineConfig({
  resolve: { alias: propios },
  test: {
    include: pruebas.map((cual) => `apps/api/src/modules/${cual}.test.ts`),
    globalSetup: ['packages/banco-de-pruebas/src/global-setup.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { TZ: 'Pacific/Kiritimati' },
  },
});
