import { type Base, crearBase } from '@sgpa/testing/base';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import { type CustodiaDePrueba, crearCustodiaDePrueba } from '@sgpa/testing/custodia';
import { sinCambiosDeHoy } from '@sgpa/testing/declaracion';
import { AHORA, relojFijo } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leerConfig } from '../config.ts';
import type { Carta } from '../integrations/correo/port.ts';
import type { Segip } from '../integrations/segip/port.ts';
import { type Tarea, tareas } from './tareas.ts';

const DIA = 86_400_000;

describe('tareas.test.ts', () => {
  let base: Base;
  let reloj: ReturnType<typeof relojFijo>;
  let alarmas: unknown[];
  let cartas: string[];
  let porNombre: Map<string, Tarea>;
  let custodia: CustodiaDePrueba;
  beforeEach(async () => {
    base = await crearBase({ demo: true });
    reloj = relojFijo();
    alarmas = [];
    cartas = [];
    const nadie = async () => ({ disponible: true, tipo: 'no_encontrado', mensaje: '' }) as const;
    const segip: Segip = { consultar: nadie, certificar: nadie };
    const correo = { enviar: async ({ para }: Carta) => void cartas.push(para) };
    const log = { error: (...datos: unknown[]) => alarmas.push(datos) };
    custodia = await crearCustodiaDePrueba();
    const config = leerConfig({ DATABASE_URL: base.owner.url });
    const todas = tareas({ db: base.owner.db, clock: reloj, segip, custodia, config, correo, log });
    porNombre = new Map(todas.map((tarea) => [tarea.nombre, tarea]));
  });
  afterEach(async () => {
    await base.cerrar();
    await custodia.borrar();
  });

  const correr = (nombre: string) => porNombre.get(nombre)?.ejecutar();
  const uno = async <T>(consulta: ReturnType<typeof sql<T>>) => {
    const { rows } = await consulta.execute(base.owner.db);
    return rows[0];
  };
  const foto = async () =>
    JSON.stringify(
      await uno(sql`select
        (select jsonb_agg(c order by c.id_ente_gestor, c.tipo, c.estado) from contador_estado c) as estado,
        (select sum(n) from contador_entidad) as entidad, (select sum(n) from contador_dia) as dia,
        (select sum(n) from contador_nacimiento) as nacimiento, (select count(*) from contador_delta) as deltas,
        (select count(*) from auditoria) as auditoria, (select jsonb_agg(u.estado order by u.id) from usuario u) as cuentas,
        (select count(*) from sesion) as sesiones, (select count(*) from idempotencia) as claves,
        (select count(*) from bloqueo_ingreso) as bloqueos, (select count(*) from bloqueo_direccion) as direcciones,
        (select count(*) from conteo_registro) as conteos, (select jsonb_agg(c order by c) from conteo_registro_departamento c) as contados,
        (select count(*) from direccion_conocida) as conocidas, (select count(*) from pg_class where relname like 'auditoria%') as particiones`),
    );
  /** Gives every job something to do. */
  async function ensuciar(): Promise<void> {
    const { db } = base.owner;
    const hace = (dias: number) => new Date(AHORA.getTime() - dias * DIA);
    await sql`update afiliacion set estado = 108 where estado = 100 and tipo = 'BENEFICIARIO'`.execute(db);
    await sql`update usuario set ultimo_ingreso = ${hace(366)} where username = 'caja.sus'`.execute(db);
    for (const [id, dias] of [
      ['00000000-0000-4000-8000-000000000001', 1],
      ['00000000-0000-4000-8000-000000000002', 6],
      ['00000000-0000-4000-8000-000000000003', 8],
    ] as const)
      await sql`insert into sesion (id, id_usuario, creada_en, expira_en) select ${id}::uuid, id, ${hace(dias + 1)}::timestamptz, ${hace(dias)}::timestamptz
        from usuario where username = 'adm.ente'`.execute(db);
    for (const dias of [1, 6, 8])
      await sql`insert into idempotencia (id_usuario, clave, ruta, huella, respuesta, creado_en)
        values (1, ${`clave-de-hace-${dias}`}, 'x', 'x', '{}', ${hace(dias)})`.execute(db);
    await sql`insert into bloqueo_ingreso (username, actualizado_en) values ('viejo', ${hace(2)}), ('nuevo', ${hace(0.5)})`.execute(
      db,
    );
    await sql`insert into bloqueo_direccion (username, direccion, fallos, actualizado_en)
      values ('viejo', '192.0.2.1', 2, ${hace(2)}), ('nuevo', '192.0.2.1', 2, ${hace(0.5)})`.execute(db);
    await sql`insert into direccion_conocida (id_usuario, direccion, usada_en)
      values (1, '192.0.2.1', ${hace(366)}), (1, '192.0.2.2', ${hace(364)})`.execute(db);
  }

  it.each([
    ['mientras quede bastante, hasta diez pasos por turno', 1000, 10],
    ['hasta que un paso halla menos de lo que podría llevar', 4, 4],
    ['un paso, cuando no hay nada', 1, 1],
  ])('los contadores se funden %s', async (_cuanto, conLote, pasos) => {
    // Half a million deltas are replaced by a step that reports a whole batch until the last one, and is counted.
    await base.owner.pool.query(`create sequence pasos;
      create or replace function contadores_fundir(maximo integer default 50000) returns integer language sql
        as $$ select case when nextval('pasos') < ${conLote} then maximo else 0 end $$`);
    await correr('contadores-fundir');
    expect(await uno(sql`select last_value::integer as pasos from pasos`)).toEqual({ pasos });
  });

  it('corridas dos veces, o al mismo tiempo, dejan lo mismo que una', async () => {
    await ensuciar();
    const todas = [...porNombre.values()];
    for (const tarea of todas) await tarea.ejecutar();
    // Seals follow the transactions of the whole server, so that they have a test of their own.
    const despues = await foto();
    for (const tarea of todas) await tarea.ejecutar();
    expect(await foto()).toBe(despues);
    await Promise.all([...todas, ...todas].map((tarea) => tarea.ejecutar()));
    expect(await foto()).toBe(despues);
    expect(alarmas).toEqual([]);
  });

  it('contadores-fundir mueve lo pendiente sin cambiar ningún total', async () => {
    await ensuciar();
    const total = () =>
      uno(sql`select jsonb_agg(t) as t from (select id_ente_gestor, tipo, estado, sum(n) as n from (
        select id_ente_gestor, tipo, estado, n from contador_estado union all select id_ente_gestor, tipo, estado, n from contador_delta) c
        group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3) t`);
    const antes = await total();
    await correr('contadores-fundir');
    expect(await total()).toEqual(antes);
    expect(await uno(sql`select count(*) as n from contador_delta`)).toEqual({ n: 0 });
  });

  it('contadores-recuento calla cuando todo está bien y avisa cuando un contador miente', async () => {
    await ensuciar();
    await correr('contadores-recuento');
    expect(alarmas).toEqual([]);
    await sql`update contador_estado set n = n + 1 where id_ente_gestor = 1 and estado = 100`.execute(base.owner.db);
    await correr('contadores-recuento');
    expect(alarmas).toEqual([[{ diferencias: 2 }, expect.stringContaining('ALARM')]]);
  });

  it('contextos-recuento calla cuando todo está bien y avisa cuando de una sesión se dice otra cosa', async () => {
    const { db } = base.owner;
    await sql`insert into sesion (id, id_usuario, creada_en, expira_en)
      select gen_random_uuid(), id, now(), now() from usuario where username = 'ope.afiliaciones'`.execute(db);
    await correr('contextos-recuento');
    expect(alarmas).toEqual([]);
    await sql`update sesion_contexto set rol = 'ADM_SGPA'`.execute(db);
    await sql`update contexto_comun set entes = '{}'`.execute(db);
    await correr('contextos-recuento');
    expect(alarmas).toEqual([[{ diferencias: 2 }, expect.stringContaining('ALARM')]]);
  });

  it('auditoria-sellado sella lo que hay, y auditoria-cabezas escribe al otro día la cabeza de ese', async () => {
    const selladas = () =>
      uno(
        sql`select (select sum(octet_length(eslabones)) from auditoria_sello) / 40 = (select count(*) from auditoria) as todas`,
      );
    await vi.waitFor(
      async () => {
        await correr('auditoria-sellado');
        expect(await selladas()).toEqual({ todas: true });
      },
      { timeout: 50_000, interval: 50 },
    );
    expect(await custodia.testigos(0)).toEqual([expect.stringMatching(/^\{"sello":\d+,"hash":"/)]);
    await correr('auditoria-cabezas');
    expect(await custodia.leer()).toEqual([]);
    reloj.avanzar(DIA);
    await correr('auditoria-cabezas');
    expect(await custodia.leer()).toEqual([expect.stringContaining('"dia":"2026-10-14"')]);
  });

  it('conteo-registro cuenta los días declarados, y deja contado el fin del mes anterior', async () => {
    const dias = () =>
      uno(sql`select count(distinct c.fecha) as dias, count(*) filter (where fecha = '2026-09-30') as entes,
        (select count(*) from declaracion_poblacion d where not exists (
          select from conteo_registro q where q.id_ente_gestor = d.id_ente_gestor and q.fecha = d.fecha)) as faltan
        from conteo_registro c`);
    expect(await dias()).toMatchObject({ dias: 0, entes: 0 });
    await correr('conteo-registro');
    expect(await dias()).toEqual({ dias: 3, entes: 17, faltan: 0 });
  });

  it('revision-conteos deja por recontar el día que un cambio alcanza, y lo contado sigue a la vista', async () => {
    await sinCambiosDeHoy(base.owner.db);
    await correr('conteo-registro');
    reloj.avanzar(2000);
    const { id } = await afiliacionDe(base.owner.db, '1000100');
    await sql`insert into afiliacion_historia (id_afiliacion, id_ente_gestor, accion, estado_despues, despues, ocurrido_en)
      select id, id_ente_gestor, 'registro-titular', estado, to_jsonb(a), ${reloj.ahora()}::timestamptz
      from afiliacion a where id = ${id}`.execute(base.owner.db);
    await correr('revision-conteos');
    const marcados = sql`select count(*) as marcados from conteo_registro where recontar_por is not null and definitivo`;
    // Its managing entity has three days that were counted.
    expect(await uno(marcados)).toMatchObject({ marcados: 3 });
    await correr('conteo-registro');
    expect(await uno(marcados)).toMatchObject({ marcados: 0 });
  });

  it('auditoria-particiones prepara este mes y el que viene, también a fin de año', async () => {
    const hay = async () =>
      (
        await sql<{
          t: string;
        }>`select relname as t from pg_class where relname ~ '^auditoria_\\d{6}$' order by 1`.execute(base.owner.db)
      ).rows.map(({ t }) => t);
    reloj.poner(new Date('2026-12-31T15:00:00Z'));
    await correr('auditoria-particiones');
    expect(await hay()).toEqual(expect.arrayContaining(['auditoria_202612', 'auditoria_202701']));
  });

  it('suspension-inactividad suspende lo que pasó de 365 días, cierra sus sesiones y lo anota', async () => {
    await ensuciar();
    await sql`insert into sesion (id, id_usuario, creada_en, expira_en) select '00000000-0000-4000-8000-000000000009', id,
      ${AHORA}::timestamptz, ${AHORA}::timestamptz + interval '8 hours' from usuario where username = 'caja.sus'`.execute(
      base.owner.db,
    );
    await correr('suspension-inactividad');
    expect(
      await uno(
        sql`select u.estado, s.revocada_en from usuario u join sesion s on s.id_usuario = u.id where u.username = 'caja.sus'`,
      ),
    ).toEqual({
      estado: 'SUSPENDIDO',
      revocada_en: AHORA,
    });
    expect(await uno(sql`select count(*) as n from auditoria where accion = 'suspension-inactividad'`)).toEqual({
      n: 1,
    });
    expect(await uno(sql`select count(*) as n from usuario where estado = 'SUSPENDIDO'`)).toEqual({ n: 2 });
  });

  it('limpieza borra lo vencido y deja lo que todavía sirve', async () => {
    await ensuciar();
    await correr('limpieza');
    expect(
      await uno(sql`select (select count(*) from sesion) as sesiones, (select jsonb_agg(clave order by clave) from idempotencia) as claves,
      (select jsonb_agg(username) from bloqueo_ingreso) as bloqueos, (select jsonb_agg(username) from bloqueo_direccion) as direcciones,
      (select jsonb_agg(host(direccion)) from direccion_conocida) as conocidas`),
    ).toEqual({
      sesiones: 2,
      claves: ['clave-de-hace-1', 'clave-de-hace-6'],
      bloqueos: ['nuevo'],
      direcciones: ['nuevo'],
      conocidas: ['192.0.2.2'],
    });
  });

  it('envio-correo hace cartas de lo que se pidió, y las envía', async () => {
    await sql`select recuperacion_solicitar('ope.afiliaciones', ${AHORA}, null, null)`.execute(base.owner.db);
    await correr('envio-correo');
    expect(cartas).toEqual(['ope.afiliaciones@sgpa.example']);
  });
});
