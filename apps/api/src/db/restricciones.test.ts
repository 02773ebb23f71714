import { type Base, crearBase } from '@sgpa/testing/base';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comoRechazo, RESTRICCIONES } from './restricciones.ts';

const errorDeRestriccion = (nombre: string): pg.DatabaseError => {
  const error = new pg.DatabaseError('', 0, 'error');
  error.constraint = nombre;
  return error;
};

describe('restricciones.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase();
  });
  afterAll(() => base.cerrar());

  it('cada nombre de la tabla es de una restricción que la base tiene', async () => {
    const { rows } = await sql<{ nombre: string }>`
      select conname as nombre from pg_constraint where conrelid = 'afiliacion'::regclass
      union all select relname from pg_class where relkind = 'i'`.execute(base.owner.db);
    expect(rows.map(({ nombre }) => nombre)).toEqual(expect.arrayContaining(Object.keys(RESTRICCIONES)));
  });

  it('su error es el rechazo del catálogo; otra restricción u otro error no es ninguno', () => {
    expect(comoRechazo(errorDeRestriccion('afiliacion_unica'))?.codigo).toBe('REGISTRO_EXISTENTE');
    expect(comoRechazo(errorDeRestriccion('afiliacion_sin_solape'))?.codigo).toBe('COBERTURA_SOLAPADA');
    expect(comoRechazo(errorDeRestriccion('persona_documento'))).toBeNull();
    expect(comoRechazo(new Error('breakdown'))).toBeNull();
  });
});
