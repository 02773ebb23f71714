import { type Base, crearBase } from '@sgpa/banco-de-pruebas/base';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { iniciarPlanificador } from './planificador.ts';

describe('planificador.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase();
  });
  afterAll(() => base.cerrar());

  /** The queue goes by the time of the database. */
  let ahora = new Date();
  const clock = { ahora: () => ahora };
  let vueltas = 0;
  const ejecutar = async () => {
    vueltas += 1;
  };
  const tarea = { nombre: 'prueba', cron: '5 0 * * *', cadaSegundos: 3600, ejecutar };
  const iniciar = () => iniciarPlanificador(base.owner.url, [tarea], { clock, log: { error: () => {} } }, 1);
  const turnos = async (estado: string) => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from pgboss.job where name = 'prueba' and state = ${estado}::pgboss.job_state`.execute(
      base.owner.db,
    );
    return rows[0]?.n;
  };

  it('cada tarea corre al arrancar, también si un servidor murió en medio de su turno', async () => {
    let planificador = await iniciar();
    await expect.poll(() => turnos('completed'), { timeout: 60_000 }).toBe(1);
    expect(vueltas).toBe(1);
    await planificador.cerrar();

    // As a server leaves it that was killed a minute ago, with the next turn waiting.
    await sql`update pgboss.job set state = 'active', completed_on = null, started_on = now() - interval '2 minutes',
      heartbeat_on = now() - interval '1 minute' where name = 'prueba' and state = 'completed'`.execute(base.owner.db);
    planificador = await iniciar();
    await expect.poll(() => vueltas, { timeout: 60_000 }).toBeGreaterThan(1);
    await planificador.cerrar();
  }, 150_000);

  it('lo pesado no corre otra vez porque se arranca otra vez: solo si hace un día que no corrió', async () => {
    const arrancar = async () => {
      const uno = await iniciarPlanificador(
        base.owner.url,
        [{ nombre: 'pesada', cron: '5 0 * * *', pesada: true, ejecutar: async () => {} }],
        { clock, log: { error: () => {} } },
        1,
      );
      const { rows } = await sql<{ n: number }>`select count(*) as n from pgboss.job where name = 'pesada'`.execute(
        base.owner.db,
      );
      await expect
        .poll(async () => {
          const { rows: quedan } =
            await sql`select from pgboss.job where name = 'pesada' and state <> 'completed'`.execute(base.owner.db);
          return quedan.length;
        })
        .toBe(0);
      await uno.cerrar();
      return rows[0]?.n;
    };
    expect(await arrancar()).toBe(1);
    expect(await arrancar()).toBe(1);
    ahora = new Date(ahora.getTime() + 25 * 3_600_000);
    expect(await arrancar()).toBe(2);
  }, 150_000);
});
