import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { contarLeidas, insertarTitulares } from '@sgpa/testing/plan';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paginaDeLista } from '../lista.queries.ts';

const FILAS = 6000;
/** One state and one registration day have half of the rows, as a bulk load leaves them. */
const JUNTAS = FILAS / 2;
/** The limit allows the counts of 33 months and of one month's days, and a page of each state. */
const LEIDAS = 400;
const CNS = idEnteGestor(1);

describe('dia-grande.plan.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const { db } = base.owner;
    const hechos = sql`
      select (array[${ESTADO.ACTIVO}, ${ESTADO.INHABILITADO}]::smallint[])[1 + n % 2] as estado, null::date as baja, null::date as fin`;
    await insertarTitulares(db, FILAS, hechos);
    await sql`select contadores_rehacer()`.execute(db);
  });
  afterAll(() => base.cerrar());

  it('en medio de él no se pasa por otros días de otros estados, fundido o no', async () => {
    const { db } = base.owner;
    await sql`update afiliacion a set fecha_registro = ${fecha('2022-09-27')} from persona p
      where p.id = a.id_persona and p.nombres = 'PERSONA' and a.estado = ${ESTADO.ACTIVO}`.execute(db);
    const quien = alcanceDePrueba({ idUsuario: null, entes: [CNS], idEmpleador: null });
    const f = {
      tipo: 'TITULAR' as const,
      entes: [CNS],
      estados: Object.values(ESTADO),
      entidades: [],
      fechas: null,
      numeroDocumento: null,
      afiliaciones: null,
      venceEn: null,
      porEdad: null,
      orden: 'REGISTRO' as const,
      idCreador: null,
      pagina: JUNTAS / 2 / 10,
      limite: 10,
      empleador: null,
      hoy: fecha('2022-10-01'),
    };
    const leidas = () =>
      contarLeidas(base.app.db, quien, async (trx) =>
        expect((await paginaDeLista(f).execute(trx)).rows).toHaveLength(10),
      );
    expect(await leidas()).toBeLessThan(JUNTAS / 2 + LEIDAS);
    await sql`select contadores_fundir()`.execute(db);
    expect(await leidas()).toBeLessThan(JUNTAS / 2 + LEIDAS);
  });
});
