import { type Base, crearBase } from '@sgpa/testing/base';
import { crearCustodiaDePrueba } from '@sgpa/testing/custodia';
import { RELOJ_DEL_PRODUCTO } from '@sgpa/testing/reloj-del-producto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leerConfig } from '../config.ts';
import { type Vigilancia, vigilarReloj } from '../reloj.ts';
import { iniciarPlanificador } from './planificador.ts';
import { tareas } from './tareas.ts';

describe('planificador.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase();
  });
  afterAll(() => base.cerrar());

  /** The queue goes by the time of the database. */
  let ahora = new Date();
  const clock = { ahora: () => ahora };
  const deps = () => ({ db: base.owner.db, clock, reloj: vigilarReloj(clock), log: { error: () => {} } });
  let vueltas = 0;
  const ejecutar = async () => {
    vueltas += 1;
  };
  const tarea = { nombre: 'prueba', cron: '5 0 * * *', cadaSegundos: 3600, ejecutar };
  const iniciar = () => iniciarPlanificador(base.owner.url, [tarea], deps(), 1);
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

    // A server that was killed a minute ago leaves it so, with the next turn waiting.
    await sql`update pgboss.job set state = 'active', completed_on = null, started_on = now() - interval '2 minutes',
      heartbeat_on = now() - interval '1 minute' where name = 'prueba' and state = 'completed'`.execute(base.owner.db);
    planificador = await iniciar();
    await expect.poll(() => vueltas, { timeout: 60_000 }).toBeGreaterThan(1);
    await planificador.cerrar();
  }, 150_000);

  it('de una falla de la cola el registro dice de qué tarea y por qué', async () => {
    const dichas: unknown[] = [];
    const log = { error: (...datos: unknown[]) => dichas.push(datos) };
    const otra = { ...tarea, nombre: 'otra', ejecutar: async () => {} };
    const planificador = await iniciarPlanificador(base.owner.url, [otra], { ...deps(), log }, 1);
    await sql`alter table pgboss.job_common rename to job_otra`.execute(base.owner.db);
    try {
      const falla = { tarea: 'otra', codigo: '42P01', motivo: expect.stringContaining('job') };
      await expect.poll(() => dichas, { timeout: 60_000 }).toContainEqual([falla, 'job queue error']);
    } finally {
      await sql`alter table pgboss.job_otra rename to job_common`.execute(base.owner.db);
      await planificador.cerrar();
    }
  }, 150_000);

  it('lo pesado no corre otra vez porque se arranca otra vez: solo si hace un día que no corrió', async () => {
    const arrancar = async () => {
      const uno = await iniciarPlanificador(
        base.owner.url,
        [{ nombre: 'pesada', cron: '5 0 * * *', pesada: true, ejecutar: async () => {} }],
        deps(),
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

  it('con el reloj 90 días adelantado no corre ninguna tarea, y se dice; en hora, corren', async () => {
    const propia = await crearBase({ demo: true });
    await propia.owner.pool.query(RELOJ_DEL_PRODUCTO);
    const foto = async () => {
      const { rows } = await sql`select (select jsonb_agg(a.estado order by a.id) from afiliacion a) as estados,
        (select count(*) from afiliacion_historia) as historia, (select count(*) from sesion) as sesiones,
        (select count(*) from idempotencia) as claves, (select count(*) from auditoria) as auditoria,
        (select count(*) from auditoria_sello) as sellos, (select count(*) from auditoria_cabeza) as cabezas,
        (select count(*) from conteo_registro) as conteos,
        (select jsonb_agg(u.estado order by u.id) from usuario u) as cuentas`.execute(propia.owner.db);
      return rows[0];
    };
    const custodia = await crearCustodiaDePrueba();
    const dicho: unknown[] = [];
    const log = { error: (...datos: unknown[]) => dicho.push(datos), warn: () => {} };
    let adelantoMs = 90 * 86_400_000;
    const reloj = { ahora: () => new Date(Date.now() + adelantoMs) };
    let comparaciones = 0;
    const vigilancia = vigilarReloj(reloj, log);
    const contada: Vigilancia = {
      ...vigilancia,
      comparar: async (db) => {
        comparaciones += 1;
        return vigilancia.comparar(db);
      },
    };
    const nadie = async () => ({ disponible: true, tipo: 'no_encontrado', mensaje: '' }) as const;
    const lasTareas = tareas({
      db: propia.owner.db,
      clock: reloj,
      segip: { consultar: nadie, certificar: nadie },
      custodia,
      config: leerConfig({ DATABASE_URL: propia.owner.url }),
      correo: { enviar: async () => {} },
      log,
    });
    const antes = await foto();
    const { db, url } = propia.owner;
    const planificador = await iniciarPlanificador(url, lasTareas, { db, clock: reloj, reloj: contada, log }, 1, 500);
    try {
      await expect.poll(() => comparaciones, { timeout: 60_000 }).toBeGreaterThan(8);
      expect(await foto()).toEqual(antes);
      expect(dicho.flat()).toContainEqual(expect.stringContaining('ALARM: the clock is ahead of the database'));
      adelantoMs = 0;
      await expect.poll(foto, { timeout: 120_000, interval: 500 }).not.toEqual(antes);
    } finally {
      await planificador.cerrar();
      await custodia.borrar();
      await propia.cerrar();
    }
  }, 240_000);
});
