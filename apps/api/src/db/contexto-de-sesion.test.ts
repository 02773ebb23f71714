import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { azarDe } from '@sgpa/simulators/people/azar';
import { type Base, crearBase } from '@sgpa/testing/base';
import { cuantosCasos } from '@sgpa/testing/cuantos-casos';
import { AHORA } from '@sgpa/testing/reloj';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codigoSql } from './restricciones.ts';
import { enTransaccion } from './transaccion.ts';

const RONDAS = cuantosCasos(400, 40);
const A_LA_VEZ = 4;
const SEMILLA = 44;
const ROLES = ['OPE_AFILIACION', 'ADM_ENTE', 'CONS_POBLACION', 'CONS_SGPA', 'ADM_SGPA'];
const DIA_MS = 86_400_000;

/** Computes in other words, from the eight tables, who asks with a session at a moment. */
const segunLasTablas = (sesion: string, ahora: Date) => sql<object>`
  select u.id as id_usuario, u.username, u.rol, u.id_ente_gestor, u.id_entidad,
    not exists (
      select from (
        select version from terminos_version where vigente_desde <= d.hoy and retirado_en is null
        order by vigente_desde desc, version limit 1
      ) v
      where not exists (select from terminos_aceptacion a where a.id_usuario = u.id and a.version = v.version)
    ) as terminos_aceptados,
    case when u.id_entidad is not null or u.rol in ('ADM_SGPA', 'CONS_SGPA', 'CONS_SGPA_EJE')
      then (select array_agg(g.id order by g.id) from ente_gestor g) else array[u.id_ente_gestor] end as entes,
    (u.password_corta or r.exige_segundo_factor) and not exists (
      select from segundo_factor f where f.id_usuario = u.id and f.activado_en is not null
    ) as segundo_factor_pendiente,
    (select c.version from catalogo_version c) as catalogos
  from (select (${ahora}::timestamptz at time zone 'America/La_Paz')::date as hoy) d, sesion s
    join usuario u on u.id = s.id_usuario join rol r on r.codigo = u.rol
  where s.id = ${sesion} and s.revocada_en is null and s.expira_en > ${ahora} and u.estado = 'ACTIVO'
    and (u.baja_efectiva_el is null or u.baja_efectiva_el > d.hoy)`;

describe('contexto-de-sesion.test.ts', () => {
  let base: Base;
  let usuarios: number[];
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const { rows } = await sql<{ id: number }>`select id from usuario
      where id_entidad is null and estado = 'ACTIVO' order by id limit 6`.execute(base.owner.db);
    usuarios = rows.map(({ id }) => id);
  });
  afterAll(() => base.cerrar());

  const { fraccion, entero: entre } = azarDe(SEMILLA, 1);
  const de = <T>(opciones: readonly T[]): T => opciones[entre(0, opciones.length - 1)] as T;
  /** The moment is within 40 days of the tests' day, at any second. */
  const unMomento = () => new Date(AHORA.getTime() + entre(-40 * 86_400, 40 * 86_400) * 1000);
  const unDia = () => unMomento().toISOString().slice(0, 10);
  const unaVersion = () => String(entre(100, 109));
  const suSesion = (usuario: number) =>
    sql`(select id from sesion where id_usuario = ${usuario} order by md5(id::text || ${fraccion()}) limit 1)`;

  const abrir = (usuario: number) => sql`insert into sesion (id, id_usuario, creada_en, expira_en)
    values (${randomUUID()}, ${usuario}, ${AHORA}, ${unMomento()})`;
  const CAMBIOS: Record<string, (usuario: number) => RawBuilder<unknown>> = {
    abrir,
    'abrir otra': abrir,
    cerrar: (u) => sql`update sesion set revocada_en = ${AHORA} where id = ${suSesion(u)}`,
    alargar: (u) => sql`update sesion set expira_en = ${unMomento()} where id = ${suSesion(u)}`,
    olvidar: (u) => sql`delete from sesion where id = ${suSesion(u)}`,
    estado: (u) => sql`update usuario set estado = ${de(['ACTIVO', 'ACTIVO', 'SUSPENDIDO'])} where id = ${u}`,
    baja: (u) => {
      const dia = de([null, unDia()]);
      return sql`update usuario set baja_efectiva_el = ${dia}::date, baja_solicitada_el = ${dia}::date where id = ${u}`;
    },
    rol: (u) => sql`update usuario set rol = ${de(ROLES)}, id_ente_gestor = ${entre(1, 4)} where id = ${u}`,
    clave: (u) => sql`update usuario set password_corta = ${fraccion() < 0.5} where id = ${u}`,
    aceptar: (u) => sql`insert into terminos_aceptacion (id_usuario, version, aceptado_en)
      select ${u}, version, ${AHORA} from terminos_version where version = ${unaVersion()} on conflict do nothing`,
    desaceptar: (u) => sql`delete from terminos_aceptacion where id_usuario = ${u} and version = ${unaVersion()}`,
    factor: (u) => sql`insert into segundo_factor as f (id_usuario, secreto, preparado_en, activado_en)
      values (${u}, 'x', ${AHORA}, ${de([null, AHORA])})
      on conflict (id_usuario) do update set activado_en = excluded.activado_en, ultimo_paso = f.ultimo_paso + 1`,
    'sin factor': (u) => sql`delete from segundo_factor where id_usuario = ${u}`,
    publicar: () => {
      const dia = unDia();
      return sql`insert into terminos_version (version, titulo, texto, publicado_el, vigente_desde)
        values (${unaVersion()}, 'x', 'x', ${dia}::date, ${dia}::date) on conflict do nothing`;
    },
    retirar: () => sql`update terminos_version set retirado_en = ${AHORA}, motivo_retiro = 'x'
      where version = ${unaVersion()}`,
    exigir: () => sql`update rol set exige_segundo_factor = ${fraccion() < 0.5} where codigo = ${de(ROLES)}`,
    catálogo: () => sql`update catalogo_version set version = version + 1`,
    ente: () => sql`insert into ente_gestor select (jsonb_populate_record(null::ente_gestor,
      to_jsonb(g) || jsonb_build_object('id', g.id + 1, 'sigla', 'E' || (g.id + 1)))).* from (select * from ente_gestor order by id desc limit 1) g`,
  };

  const hechos = new Set<string>();
  /** Makes some changes in one transaction; one of two that meet may be undone. */
  const cambiar = (cuales: readonly string[]) =>
    enTransaccion(base.owner.db, async (trx) => {
      for (const cual of cuales) await CAMBIOS[cual]?.(de(usuarios)).execute(trx);
    }).then(
      () => {
        for (const cual of cuales) hechos.add(cual);
      },
      (error: unknown) => {
        if (!['40P01', '23505', '23514'].includes(codigoSql(error) ?? '')) throw error;
      },
    );

  it('lo que se tiene a mano es lo que dicen las tablas, a cualquier hora, cambien lo que cambien varios a la vez', async () => {
    const { db } = base.owner;
    let vistas = 0;
    for (let ronda = 0; ronda < RONDAS; ronda += 1) {
      const unos = Array.from({ length: A_LA_VEZ }, () =>
        Array.from({ length: entre(1, 3) }, () => de(Object.keys(CAMBIOS))),
      );
      await Promise.all(unos.map(cambiar));
      expect((await sql`select * from contextos_diferencias()`.execute(db)).rows).toEqual([]);
      const { rows } = await sql<{ id: string }>`select id from sesion where id_usuario = any(${usuarios})
        order by md5(id::text || ${ronda}) limit 4`.execute(db);
      for (const { id } of rows) {
        const cuando = de([unMomento(), new Date(`${unDia()}T04:00:00Z`), new Date(`${unDia()}T03:59:59Z`)]);
        const vista = (await sql`select * from sesion_vista(${id}, ${cuando})`.execute(db)).rows;
        expect([id, cuando, vista]).toEqual([id, cuando, (await segunLasTablas(id, cuando).execute(db)).rows]);
        vistas += vista.length;
      }
    }
    expect(vistas).toBeGreaterThan(RONDAS / 4);
    expect([...hechos].toSorted()).toEqual(Object.keys(CAMBIOS).toSorted());
  });

  it('a medianoche en La Paz cambia lo que es desde ese día, sin que nadie escriba nada', async () => {
    const { db } = base.owner;
    const [sesion, [usuario = 0]] = [randomUUID(), usuarios];
    const manana = new Date('2026-12-02T04:00:00Z');
    await sql`update usuario set estado = 'ACTIVO', baja_solicitada_el = '2026-12-02', baja_efectiva_el = '2026-12-02'
      where id = ${usuario}`.execute(db);
    await sql`insert into sesion (id, id_usuario, creada_en, expira_en)
      values (${sesion}, ${usuario}, ${AHORA}, ${new Date(manana.getTime() + DIA_MS)})`.execute(db);
    const cuantas = async (cuando: Date) =>
      (await sql`select * from sesion_vista(${sesion}, ${cuando})`.execute(db)).rows.length;
    expect(await cuantas(new Date(manana.getTime() - 1))).toBe(1);
    expect(await cuantas(manana)).toBe(0);
  });

  it.each<[string, (sesion: string) => RawBuilder<unknown>]>([
    ['quien sale', (sesion) => sql`select sesion_revocar(${sesion}, now())`],
    [
      'quien cierra todas',
      (sesion) => sql`select pruebas.alcance(id_usuario, '{}', null), sesiones_cerrar(null, ${randomUUID()}, ${AHORA})
      from sesion where id = ${sesion}`,
    ],
    [
      'quien cierra las otras',
      (sesion) => sql`select pruebas.alcance(id_usuario, '{}', null),
      sesiones_revocar_otras(id_usuario, ${randomUUID()}, ${AHORA}) from sesion where id = ${sesion}`,
    ],
    [
      'quien quita su segundo factor',
      (sesion) => sql`select segundo_factor_gastar_paso(id_usuario, 1), segundo_factor_quitar(id_usuario)
      from sesion where id = ${sesion}`,
    ],
    [
      'quien lo quita con un código',
      (sesion) => sql`select segundo_factor_gastar_codigo(id_usuario, sha256('x'), ${AHORA}),
      segundo_factor_quitar(id_usuario) from sesion where id = ${sesion}`,
    ],
  ])(
    '%s a la vez que otro le cambia la cuenta y cierra sus sesiones espera, y ninguno se lleva al otro',
    async (_quien, pedir) => {
      const { db } = base.owner;
      const [sesion, usuario = 0] = [randomUUID(), usuarios[1]];
      await sql`delete from sesion where id_usuario = ${usuario}`.execute(db);
      await sql`update usuario set estado = 'ACTIVO' where id = ${usuario}`.execute(db);
      await sql`insert into segundo_factor (id_usuario, secreto, preparado_en, activado_en)
      values (${usuario}, 'x', ${AHORA}, ${AHORA}) on conflict (id_usuario) do nothing`.execute(db);
      await sql`insert into codigo_recuperacion (id_usuario, huella) values (${usuario}, sha256('x'))`.execute(db);
      await sql`insert into sesion (id, id_usuario, creada_en, expira_en)
      values (${sesion}, ${usuario}, ${AHORA}, ${new Date(AHORA.getTime() + DIA_MS)})`.execute(db);
      let fin: Promise<unknown> = Promise.resolve();
      await enTransaccion(db, async (trx) => {
        await sql`update usuario set password_corta = not password_corta where id = ${usuario}`.execute(trx);
        fin = enTransaccion(db, (suya) => pedir(sesion).execute(suya));
        fin.catch(() => {});
        await setTimeout(300);
        await sql`delete from segundo_factor where id_usuario = ${usuario}`.execute(trx);
        await sql`select usuario_cerrar_sesiones(${usuario}, ${AHORA})`.execute(trx);
      });
      await fin;
    },
  );

  it('se nota también que falta lo que es igual para todos', async () => {
    const hay = enTransaccion(base.owner.db, async (trx) => {
      await sql`delete from contexto_comun`.execute(trx);
      const { rows } = await sql`select que from contextos_diferencias()`.execute(trx);
      throw Object.assign(new Error('As it was'), { rows });
    });
    await expect(hay).rejects.toMatchObject({ rows: [{ que: 'todos' }] });
  });

  it('la aplicación no lee ni escribe lo que se tiene a mano', async () => {
    for (const texto of [
      'select * from sesion_contexto',
      "update sesion_contexto set rol = 'ADM_SGPA' where id_usuario = 1",
      'select * from contexto_de_sesiones',
      "update contexto_comun set roles_con_factor = '{}'",
      'select contexto_del_usuario(1)',
      'select * from contextos_diferencias()',
      `select * from sesion_vista('${randomUUID()}', now())`,
    ])
      await expect(sql.raw(texto).execute(base.app.db)).rejects.toMatchObject({ code: '42501' });
  });
});
