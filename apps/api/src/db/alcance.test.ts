import { randomUUID } from 'node:crypto';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { type IdEnteGestor, type IdUsuario, idEnteGestor, idUsuario } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { AHORA } from '@sgpa/testing/reloj';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aperturaDeSesion, conAlcance, SIN_ALCANCE } from './alcance.ts';
import type { Trx } from './pool.ts';

const CNS = idEnteGestor(1);
const TERMINADA = { code: 'SG001' };

/** Under the application's role any SQL may run, and sees only what the session that it can name may see. */
describe('alcance.test.ts', () => {
  let base: Base;
  let usuarios: { id: IdUsuario; rol: string; id_ente_gestor: IdEnteGestor; id_entidad: number | null }[];
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    usuarios = await base.owner.db
      .selectFrom('usuario')
      .select(['id', 'rol', 'id_ente_gestor', 'id_entidad'])
      .where('estado', '=', 'ACTIVO')
      .orderBy('id')
      .execute();
  });
  afterAll(() => base.cerrar());

  const abrir = async (idUsuario: IdUsuario, { dura = 60_000, revocada = false } = {}) => {
    const sesion = {
      id: randomUUID(),
      id_usuario: idUsuario,
      creada_en: AHORA,
      expira_en: new Date(AHORA.getTime() + dura),
      revocada_en: revocada ? AHORA : null,
    };
    await base.owner.db.insertInto('sesion').values(sesion).execute();
    return sesion.id;
  };
  const con = <T>(sesion: string, tarea: (trx: Trx) => Promise<T>) =>
    conAlcance(base.app.db, { apertura: aperturaDeSesion(sesion, AHORA) }, tarea);
  const delEnte = (ente: IdEnteGestor) => {
    const usuario = usuarios.find((u) => u.id_ente_gestor === ente && !esRolAutoridad(u.rol) && u.id_entidad === null);
    if (!usuario) throw new Error('Nobody of that entity');
    return usuario.id;
  };
  const ajustar = (trx: Trx, ajustes: Record<string, string>) =>
    Promise.all(
      Object.entries(ajustes).map(([nombre, valor]) =>
        sql`select set_config(${`sgpa.${nombre}`}, ${valor}, true)`.execute(trx),
      ),
    );
  const leer = async (trx: Trx, nombre: string) => {
    const { rows } = await sql<{ valor: string }>`select current_setting(${`sgpa.${nombre}`}, true) as valor`.execute(
      trx,
    );
    return rows[0]?.valor ?? '';
  };
  const TABLAS = [
    'persona',
    'ficha_persona',
    'afiliacion',
    'afiliacion_historia',
    'contador_estado',
    'usuario',
  ] as const;
  const vistas = async (trx: Trx) => {
    const cuentas = TABLAS.map(async (tabla) => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from ${sql.table(tabla)} where ${1}::integer = 1`.execute(trx);
      return rows[0]?.n ?? -1;
    });
    return Promise.all(cuentas);
  };
  const nada = TABLAS.map(() => 0);

  it('con ajustes propios no se ve nada, ni se escribe como otro', async () => {
    await conAlcance(base.app.db, SIN_ALCANCE, async (trx) => {
      await ajustar(trx, { usuario: '1', entes: `{${CNS}}`, empleador: '', sello: '00'.repeat(32) });
      expect(await vistas(trx)).toEqual(nada);
    });
    const anotar = conAlcance(base.app.db, SIN_ALCANCE, async (trx) => {
      await ajustar(trx, { usuario: '1', entes: `{${CNS}}`, empleador: '' });
      await sql`insert into auditoria (ocurrido_en, id_usuario, accion) values (${AHORA}, ${1}, 'x')`.execute(trx);
    });
    await expect(anotar).rejects.toThrow(/row-level security/);
  });

  it('el sello de otra transacción, de la misma conexión o de otra, no abre nada', async () => {
    const ajustes: Record<string, string> = {};
    await con(await abrir(delEnte(CNS)), async (trx) => {
      for (const nombre of ['usuario', 'entes', 'empleador', 'sello']) ajustes[nombre] = await leer(trx, nombre);
      expect((await vistas(trx)).every((n) => n > 0)).toBe(true);
    });
    for (let i = 0; i < 12; i += 1) {
      await conAlcance(base.app.db, SIN_ALCANCE, async (trx) => {
        await ajustar(trx, ajustes);
        expect(await vistas(trx)).toEqual(nada);
      });
    }
  });

  it.each([
    ['los entes', { entes: '{1,2,3}' }],
    ['el usuario', { usuario: '1' }],
    ['el empleador', { empleador: '5' }],
  ])('cambiar %s de un alcance sellado lo cierra', async (_que, cambio) => {
    await con(await abrir(delEnte(idEnteGestor(2))), async (trx) => {
      await ajustar(trx, cambio);
      expect(await vistas(trx)).toEqual(nada);
    });
  });

  it('la clave de los sellos no se lee en el plan de una consulta', async () => {
    const { clave } = await base.owner.db.selectFrom('alcance_secreto').select('clave').executeTakeFirstOrThrow();
    // A plan writes bytes as such a list of numbers.
    const numeros = [...new Int8Array(clave)].slice(0, 8).join(' ');
    // A new connection is needed, since a plan that is kept is not written again.
    const cliente = new pg.Client({ connectionString: base.app.url });
    const avisos: string[] = [];
    cliente.on('notice', ({ message, detail }) => avisos.push(`${message} ${detail}`.replace(/\s+/g, ' ')));
    await cliente.connect();
    try {
      await cliente.query('set client_min_messages = log; set debug_print_plan = on');
      await cliente.query('select alcance_entes(), alcance_usuario(), alcance_empleador()');
    } finally {
      await cliente.end();
    }
    expect(avisos.filter((aviso) => aviso.includes('current_setting') || aviso.includes('PLANNEDSTMT'))).not.toEqual(
      [],
    );
    expect(avisos.filter((aviso) => aviso.includes(numeros))).toEqual([]);
  });

  it('un empleador puesto a mano no abre a sus trabajadores', async () => {
    const empleador = usuarios.find((u) => u.id_entidad !== null)?.id_entidad;
    await conAlcance(base.app.db, SIN_ALCANCE, async (trx) => {
      await ajustar(trx, { usuario: '1', entes: '{}', empleador: String(empleador), sello: 'x' });
      expect(await vistas(trx)).toEqual(nada);
    });
  });

  const TOMANDO_OTRA = {
    'en una subconsulta': (otra: string) =>
      sql`select a.id from afiliacion a where (select count(*) from sesion_tomar(${otra}, ${AHORA})) = 1`,
    'antes de leer': (otra: string) => sql`with otra as materialized (
      select id_usuario from sesion_tomar(${otra}, ${AHORA})) select a.id from otra, afiliacion a`,
    'mientras lee': (otra: string) => sql`select a.id from afiliacion a
      where a.id < (select id_usuario + a.id from sesion_tomar(${otra}, ${AHORA}))`,
  };
  it.each(Object.entries(TOMANDO_OTRA))(
    'tomar otra sesión %s no suma los entes de una y el empleador de la otra',
    async (_cuando, consulta) => {
      const empleado = await abrir(usuarios.find((u) => u.id_entidad !== null)?.id ?? idUsuario(0));
      const deEnte = await abrir(delEnte(idEnteGestor(2)));
      const propias = sql<{ id: number }>`select id from afiliacion where ${1}::integer = 1`;
      const ids = (sesion: string, que = propias) =>
        con(sesion, async (trx) => (await que.execute(trx)).rows.map(({ id }) => id));
      const deUno = new Set([...(await ids(empleado)), ...(await ids(deEnte))]);
      for (const [una, otra] of [
        [empleado, deEnte],
        [deEnte, empleado],
      ] as const) {
        const mezcladas = await ids(una, consulta(otra).$castTo<{ id: number }>());
        expect(mezcladas.filter((id) => !deUno.has(id))).toEqual([]);
      }
    },
  );

  it('quitarse el empleador cierra todo en vez de abrirlo', async () => {
    const usuario = usuarios.find((u) => u.id_entidad !== null);
    await con(await abrir(usuario?.id ?? idUsuario(0)), async (trx) => {
      expect((await vistas(trx))[0]).toBeGreaterThan(0);
      await ajustar(trx, { empleador: '' });
      expect(await vistas(trx)).toEqual(nada);
    });
  });

  it.each([
    'select alcance_sello(null)',
    `select alcance_fijar(1, '{1}', null)`,
    'select clave from alcance_secreto',
    'create or replace function alcance_entes() returns smallint[] language sql as $$ select null::smallint[] $$',
  ])('la aplicación no puede: %s', async (texto) => {
    const prohibido = con(await abrir(delEnte(CNS)), (trx) => sql.raw(texto).execute(trx));
    await expect(prohibido).rejects.toThrow(/permission denied|must be owner/);
  });

  it('una sesión revocada, vencida o desconocida no da alcance', async () => {
    const usuario = delEnte(CNS);
    const malas = [await abrir(usuario, { revocada: true }), await abrir(usuario, { dura: -1 }), randomUUID()];
    for (const sesion of malas) await expect(con(sesion, vistas)).rejects.toMatchObject(TERMINADA);
  });

  it('la de una cuenta que dejó de estar activa, tampoco', async () => {
    const usuario = delEnte(idEnteGestor(11));
    const sesion = await abrir(usuario);
    await con(sesion, vistas);
    await base.owner.db.updateTable('usuario').set({ estado: 'SUSPENDIDO' }).where('id', '=', usuario).execute();
    await expect(con(sesion, vistas)).rejects.toMatchObject(TERMINADA);
    await base.owner.db.updateTable('usuario').set({ estado: 'ACTIVO' }).where('id', '=', usuario).execute();
  });

  it('a cada cuenta le toca lo que dice su rol: todos los entes a la autoridad, ninguno al empleador, el suyo a las demás', async () => {
    const todos = (await base.owner.db.selectFrom('ente_gestor').select('id').orderBy('id').execute()).map((g) => g.id);
    expect(new Set(usuarios.map(({ rol }) => rol)).size).toBeGreaterThan(8);
    for (const { id, rol, id_ente_gestor, id_entidad } of usuarios) {
      const delRol = esRolAutoridad(rol) ? todos : [id_ente_gestor];
      const entes = id_entidad === null ? delRol : [];
      await con(await abrir(id), async (trx) => {
        const { rows } = await sql`select alcance_usuario() as usuario, alcance_entes() as entes,
          alcance_empleador() as empleador where ${1}::integer = 1`.execute(trx);
        expect(rows).toEqual([{ usuario: id, entes, empleador: id_entidad }]);
      });
    }
  });

  it('lo que prueban las pruebas con un alcance cualquiera es lo mismo', async () => {
    await conAlcance(base.app.db, alcanceDePrueba({ idUsuario: 1, entes: [CNS], idEmpleador: null }), async (trx) => {
      expect((await vistas(trx)).every((n) => n > 0)).toBe(true);
    });
  });
});
