import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Base, crearBase } from '@sgpa/testing/base';
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

/** `node scripts/tipos-db.mjs` runs this same test to write the file. */
describe('db.generated.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ sinDatos: true });
  });
  afterAll(() => base.cerrar());

  it('los tipos de las tablas son los que dan las migraciones', async () => {
    const tipos = await generate({
      db: base.owner.db,
      dialect: dialecto(),
      customImports: {
        FechaCivil: '@sgpa/domain/shared/fecha-civil',
        NumeroDocumento: '@sgpa/domain/shared/documento',
      },
      overrides: { columns: SEGUN_RESTRICCION },
      outFile: null,
    });
    const mensaje = 'db.generated.ts no está al día: ejecute `node scripts/tipos-db.mjs`';
    // At its head, the checksums of the migrations: scripts/lib/migration-sums.mjs.
    const [cabecera] = (await readFile(ARCHIVO, 'utf8')).split(/(?<=\*\/\n)/);
    await expect(`${cabecera}${tipos}`, mensaje).toMatchFileSnapshot(ARCHIVO);
  });
});
