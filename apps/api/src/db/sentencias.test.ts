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

/** Every hand-written statement registers itself when its file is loaded; its cases stand in the file beside it. */
for await (const archivo of glob('**/*.queries.ts', { cwd: CODIGO })) await import(path.join(CODIGO, archivo));
const CASOS: Caso[] = [];
for await (const archivo of glob('**/*.queries.casos.ts', { cwd: CODIGO }))
  CASOS.push(...(await import(path.join(CODIGO, archivo))).CASOS);

const SIN_PERMISO = '42501';
/**
 * Small tables may be read whole: lists of the country, keys, deltas of some seconds, and the authority's decisions.
 */
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
    // A connection of its own is needed: the pool's pipeline statements, and describe none.
    cliente = new pg.Client({ connectionString: base.owner.url });
    await cliente.connect();
    descriptor = await crearDescriptor(cliente);
  });
  afterAll(async () => {
    await cliente.end();
    await base.cerrar();
  });

  /** Turns what is written beside the statement into PostgreSQL's terms. */
  const escrita = (columna: Columnas[string], { origen, tipo }: ColumnaDescrita): string => {
    const de = typeof columna === 'string' ? columna.replace('?', '') : columna.tipo;
    // For a function or an expression PostgreSQL knows no origin, so that the type alone is compared.
    const deTabla = descriptor.tipoDe(de);
    if (origen !== null && deTabla !== undefined) return de;
    return origen !== null && tipo === 'jsonb' && de === tipo ? origen : (deTabla ?? de);
  };

  it.each(CASOS)('$nombre da las columnas que dice dar', async ({ nombre, columnas, compilar }) => {
    const descritas = await descriptor.describir(compilar(base)).catch((error: unknown) => {
      throw new Error(`${nombre}: ${error instanceof Error ? error.message : String(error)}`);
    });
    // A statement that is run for its effect gives nothing, or one column without a meaning.
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
      // A statement that the application's role may not run belongs to a job or to sign-in.
      const enteras = await leidasEnteras(base.app.pool, texto).catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && error.code === SIN_PERMISO)
          return leidasEnteras(base.owner.pool, texto);
        throw error;
      });
      const crecen = enteras.filter((leida) => !PEQUENAS.has(leida.split(',')[0] ?? ''));
      if (crecen.length > 0) lecturas[nombre] = [...new Set([...(lecturas[nombre] ?? []), ...crecen])].toSorted();
    }
    // Up to fifty thousand found rows are sorted, by the whole index or one by one, as the planner reckons.
    const { idsPorPersona: _, ...enteras } = lecturas;
    expect(enteras).toEqual({
      // The list of employers without a search is read in the order of the page.
      cuantosEmpleadoresDeLista: ['entidad_empleadora, entidad_en_orden, Limit'],
      paginaDeEmpleadores: ['entidad_empleadora, entidad_en_orden, Limit'],
      // Once a night this reads every count that is kept.
      marcarAlcanzados: ['conteo_registro'],
      // The plan reads the index's last entry.
      ultimaAfiliacion: ['afiliacion, afiliacion_pkey, Limit'],
    });
  });

  it('toda sentencia escrita a mano se prueba con algo que una solicitud puede dar', () => {
    const probadas = new Set(CASOS.map(({ nombre }) => nombre));
    expect([...sentenciasConocidas].filter((nombre) => !probadas.has(nombre))).toEqual([]);
  });
});
