import { glob } from 'node:fs/promises';
import path from 'node:path';
import { type Base, crearBase } from '@sgpa/testing/base';
import type { Caso } from '@sgpa/testing/db/caso-de-sentencia';
import { type ColumnaDescrita, crearDescriptor } from '@sgpa/testing/describir';
import { leidasEnteras } from '@sgpa/testing/plan';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Columnas, sentenciasConocidas } from './sentencia.ts';

const CODIGO = path.resolve(import.meta.dirname, '..');

/** Every statement that is written by hand makes itself known when its file is loaded; what it is asked with stands beside it. */
for await (const archivo of glob('**/*.queries.ts', { cwd: CODIGO })) await import(path.join(CODIGO, archivo));
const CASOS: Caso[] = [];
for await (const archivo of glob('**/*.queries.casos.ts', { cwd: CODIGO }))
  CASOS.push(...(await import(path.join(CODIGO, archivo))).CASOS);

const SIN_PERMISO = '42501';
/** Lists of the country, keys, what waits some seconds for the counters, and what the authority decides by hand. */
const PEQUENAS = new Set([
  'certificado_clave',
  'contador_delta',
  'departamento',
  'ente_gestor',
  'establecimiento_salud',
  'identidad_aparte',
  'municipio',
  'rol',
  'union_identidad',
]);

describe('sentencias.test.ts', () => {
  let base: Base;
  let cliente: pg.Client;
  let descriptor: Awaited<ReturnType<typeof crearDescriptor>>;
  beforeAll(async () => {
    base = await crearBase({ sinDatos: true });
    // A connection of its own: those of the pool send statements behind each other, and describe none.
    cliente = new pg.Client({ connectionString: base.owner.url });
    await cliente.connect();
    descriptor = await crearDescriptor(cliente);
  });
  afterAll(async () => {
    await cliente.end();
    await base.cerrar();
  });

  /** What is written beside the statement, told as PostgreSQL tells it. */
  const escrita = (columna: Columnas[string], { origen, tipo }: ColumnaDescrita): string => {
    const de = typeof columna === 'string' ? columna.replace('?', '') : columna.tipo;
    // Where PostgreSQL does not know where it comes from (a function, an expression), the type must do.
    const deTabla = descriptor.tipoDe(de);
    if (origen !== null && deTabla !== undefined) return de;
    return origen !== null && tipo === 'jsonb' && de === tipo ? origen : (deTabla ?? de);
  };

  it.each(CASOS)('$nombre da las columnas que dice dar', async ({ nombre, columnas, compilar }) => {
    const descritas = await descriptor.describir(compilar(base)).catch((error: unknown) => {
      throw new Error(`${nombre}: ${error instanceof Error ? error.message : String(error)}`);
    });
    // What is run for what it does gives nothing, or one column without a meaning.
    if (Object.keys(columnas).length === 0) return expect(descritas.length, nombre).toBeLessThan(3);
    const dadas = descritas.map((columna) => [columna.nombre, columna.origen ?? columna.tipo]);
    const dichas = descritas.flatMap((columna): [string, string][] => {
      const dicha = columnas[columna.nombre];
      return dicha === undefined ? [] : [[columna.nombre, escrita(dicha, columna)]];
    });
    expect(Object.fromEntries(dadas), nombre).toEqual(Object.fromEntries(dichas));
    expect(descritas.map((columna) => columna.nombre).toSorted(), nombre).toEqual(Object.keys(columnas).toSorted());
  });

  it('ninguna lee entera una tabla que crece, ni un índice suyo', async () => {
    const lecturas: Record<string, string[]> = {};
    for (const { nombre, compilar } of CASOS) {
      const texto = compilar(base);
      // Where the application may not even ask, it is a task's or the sign-in's.
      const enteras = await leidasEnteras(base.app.pool, texto).catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === SIN_PERMISO)
          return leidasEnteras(base.owner.pool, texto);
        throw error;
      });
      const crecen = enteras.filter((leida) => !PEQUENAS.has(leida.split(',')[0] ?? ''));
      if (crecen.length > 0) lecturas[nombre] = [...new Set([...(lecturas[nombre] ?? []), ...crecen])].toSorted();
    }
    // Those that are found, up to fifty thousand, are put in order: by the whole index or one by one, as the planner reckons.
    const { idsPorPersona: _, ...enteras } = lecturas;
    expect(enteras).toEqual({
      // In the order of the page, where nothing is looked for.
      cuantosEmpleadoresDeLista: ['entidad_empleadora, entidad_en_orden, Limit'],
      paginaDeEmpleadores: ['entidad_empleadora, entidad_en_orden, Limit'],
      // Once a night: every count that is kept.
      marcarAlcanzados: ['conteo_registro'],
      // Its last entry.
      ultimaAfiliacion: ['afiliacion, afiliacion_pkey, Limit'],
    });
  });

  it('toda sentencia escrita a mano se prueba con algo que una solicitud puede dar', () => {
    const probadas = new Set(CASOS.map(({ nombre }) => nombre));
    expect([...sentenciasConocidas].filter((nombre) => !probadas.has(nombre))).toEqual([]);
  });
});
