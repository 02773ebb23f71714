import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Base, crearBase } from '@sgpa/testing/base';
import { Kysely, sql } from 'kysely';
import { generate, IdentifierNode, PostgresDialect, RawExpressionNode } from 'kysely-codegen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ARCHIVO = path.join(import.meta.dirname, 'db.generated.ts');

/** The types that the pool's parsers (pool.ts) make of a column. */
function dialecto(): PostgresDialect {
  const dialect = new PostgresDialect({ numericParser: 'number' });
  Object.assign(dialect.adapter.scalars, {
    int8: new IdentifierNode('number'),
    date: new IdentifierNode('FechaCivil'),
  });
  return dialect;
}

/** What a check constraint says of a column, which PostgreSQL's types do not. */
const SEGUN_RESTRICCION = {
  'afiliacion.tipo': new RawExpressionNode(`'TITULAR' | 'BENEFICIARIO'`),
  'persona.tipo_doc': new RawExpressionNode('Generated<1 | 2>'),
  'persona.numero_documento': new IdentifierNode('NumeroDocumento'),
};

/** Tables whose ids have a mark of their own, with its type. */
const CON_MARCA: Readonly<Record<string, string>> = {
  persona: 'IdPersona',
  afiliacion: 'IdAfiliacion',
  ente_gestor: 'IdEnteGestor',
  usuario: 'IdUsuario',
  entidad_empleadora: 'IdEntidad',
};

/** What a column says by its name where no foreign key says it: sums, and rows that outlive what they name. */
const POR_NOMBRE: readonly (readonly [RegExp, string])[] = [
  [/^afiliacion_repetida\.id(_queda)?$/, 'afiliacion'],
  [/\.id_ente_gestor$/, 'ente_gestor'],
  [/\.id_usuario(_|$)/, 'usuario'],
  [/\.id_entidad$/, 'entidad_empleadora'],
];

interface Columna {
  columna: string;
  tabla: string | null;
  con_valor: boolean;
}

/** Each column that holds an id, with the table of which it is one. */
const COLUMNAS = sql<Columna>`
  select format('%s.%s', t.relname, c.attname) as columna,
         case when c.attname = 'id' then t.relname else f.confrelid::regclass::text end as tabla,
         c.atthasdef or c.attidentity <> '' as con_valor
    from pg_attribute c
    join pg_class t on t.oid = c.attrelid and t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace
    left join pg_constraint f on f.conrelid = t.oid and f.contype = 'f' and f.conkey = array[c.attnum]
   where c.attname ~ '^id(_|$)' or f.conkey is not null`;

/** The types of the columns that hold such an id; where one may be null, the generator adds it. */
async function conMarca({ owner }: Base) {
  const { rows } = await COLUMNAS.execute(owner.db);
  return Object.fromEntries(
    rows.flatMap(({ columna, tabla, con_valor }) => {
      const [, porNombre = tabla] = POR_NOMBRE.find(([nombre]) => nombre.test(columna)) ?? [];
      const marca = CON_MARCA[porNombre ?? ''];
      if (marca === undefined) return [];
      return [[columna, con_valor ? new RawExpressionNode(`Generated<${marca}>`) : new IdentifierNode(marca)]];
    }),
  );
}

/** `node scripts/tipos-db.mjs` runs this same test to write the file. */
describe('db.generated.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ sinDatos: true });
  });
  afterAll(() => base.cerrar());

  it('los tipos de las tablas son los que dan las migraciones', async () => {
    const { db } = base.owner;
    if (!(db instanceof Kysely)) throw new TypeError('Kysely reads the schema');
    const tipos = await generate({
      db,
      dialect: dialecto(),
      customImports: {
        FechaCivil: '@sgpa/domain/shared/fecha-civil',
        NumeroDocumento: '@sgpa/domain/shared/documento',
        ...Object.fromEntries(Object.values(CON_MARCA).map((marca) => [marca, '@sgpa/domain/shared/ids'])),
      },
      overrides: { columns: { ...(await conMarca(base)), ...SEGUN_RESTRICCION } },
      outFile: null,
    });
    const mensaje = 'db.generated.ts no está al día: ejecute `node scripts/tipos-db.mjs`';
    // At its head, the checksums of the migrations: scripts/lib/migration-sums.mjs.
    const [cabecera] = (await readFile(ARCHIVO, 'utf8')).split(/(?<=\*\/\n)/);
    await expect(`${cabecera}${tipos}`, mensaje).toMatchFileSnapshot(ARCHIVO);
  });
});
