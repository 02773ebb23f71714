import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { usuarioDe } from '@sgpa/testing/cuentas';
import { contarLeidas, insertarTitulares } from '@sgpa/testing/plan';
import { CNS } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidatas } from './reporte-novedad.queries.ts';

const PERSONAS = 20_000;
const REPORTADAS = 100;

/** Only row security names the managing entity: its condition must serve the index of a person's affiliations. */
describe('reporte.plan.test.ts', () => {
  let base: Base;
  let idUsuario: number;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const { db } = base.owner;
    await insertarTitulares(db, PERSONAS, sql`select 100 as estado, null::date as baja, null::date as fin`);
    ({ id: idUsuario } = await db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', usuarioDe('OPE_AFILIACION'))
      .executeTakeFirstOrThrow());
  });
  afterAll(() => base.cerrar());

  const buscadas = Array.from({ length: REPORTADAS }, (_, lugar) => {
    const numero = String(7_000_100 + lugar);
    return { lugar, numero, complemento: '', nacimiento: '1990-01-01', entidad: null };
  });

  it('de cada persona reportada se lee lo suyo, y de nadie más', async () => {
    const alcance = alcanceDePrueba({ idUsuario, entes: [CNS], idEmpleador: null });
    const leidas = await contarLeidas(base.app.db, alcance, async (trx) => {
      expect(await candidatas(trx, buscadas)).toHaveLength(REPORTADAS);
    });
    expect(leidas).toBe(REPORTADAS);
  });
});
