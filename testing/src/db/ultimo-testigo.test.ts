import { randomUUID } from 'node:crypto';
import { type Alcance, aperturaDeSesion, conAlcance, SESION_TERMINADA_SQL, SIN_ALCANCE } from '@sgpa/api/db/alcance';
import type { Trx } from '@sgpa/api/db/pool';
import { type IdPersona, idPersona } from '@sgpa/domain/shared/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alcanceDePrueba } from '../alcance.ts';
import { type Base, crearBase } from '../base.ts';
import { RELOJ_DEL_PRODUCTO } from '../reloj-del-producto.ts';
import { DE_QUIEN_ATIENDE, DE_QUIEN_ESCRIBE, SENTENCIAS } from './ultimo-testigo.casos.ts';
import { DE_OTRO_DIA, SIN_DETALLE } from './ultimo-testigo.dia.casos.ts';
import { DE_IDENTIDAD } from './ultimo-testigo.identidad.casos.ts';
import { CNS, CPS, cuentaDe, marcasDe, segipInforma } from './ultimo-testigo.marcas.test-util.ts';
import { DE_LA_APLICACION, DEL_ROL_DE_INGRESO } from './ultimo-testigo.rutinas.ts';

/**
 * The database is the last witness: whoever runs SQL of their own as the application, with a session of one entity,
 * reads and writes nothing of another entity's or user's concern.
 */
describe('ultimo-testigo.test.ts', () => {
  let base: Base;
  let petrolera: Alcance;
  let marcas: Record<string, number>;
  const cuenta = (username: string) => cuentaDe(base.owner.db, username);
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    // Somebody may know the identity, or the account, of a person whom they do not see.
    await base.owner.pool.query(`
      create function identidad(cual bigint) returns setof persona language sql security definer
        as $$ select * from persona where id = cual $$;
      create function cuenta(cual integer) returns setof usuario language sql security definer
        as $$ select * from usuario where id = cual $$;
      select auditoria_crear_particion(now()::date)`);
    // The database has the product's clock here, where other tests bring theirs.
    await base.owner.pool.query(RELOJ_DEL_PRODUCTO);
    marcas = await marcasDe(base.owner.db);
    const conAnterior = resolver(`
      insert into identidad_anterior (id_persona, tipo_doc, numero_documento, complemento, fecha_nacimiento, nombres,
        primer_apellido, segundo_apellido, hasta, id_usuario)
      select id, tipo_doc, numero_documento, '9Z', fecha_nacimiento, nombres, '', '', now(), :usuario
      from persona where id = :personaAjena;
      insert into identidad_informada
      select numero_documento, complemento, tipo_doc, fecha_nacimiento, nombres, '', '', now() from persona
      where id = :personaAjena`);
    await base.owner.pool.query(conAnterior);
    petrolera = alcanceDePrueba({ idUsuario: marcas.usuario ?? null, entes: [CPS], idEmpleador: null });
  });
  afterAll(() => base.cerrar());

  const resolver = (texto: string) =>
    texto.replace(/(?<!:):([a-zA-Z]+)/g, (_todo, marca: string) => String(marcas[marca]));

  /** Tells what comes of it: refused, nothing, or something. */
  async function probar(alcance: Alcance, texto: string): Promise<'rechazada' | 'nada' | 'algo'> {
    const resuelto = resolver(texto);
    try {
      const { rows, numAffectedRows = 0n } = await conAlcance(base.app.db, alcance, (trx) =>
        sql.raw(resuelto).execute(trx),
      );
      return rows.length === 0 && numAffectedRows === 0n ? 'nada' : 'algo';
    } catch (error) {
      const { code } = error as { code?: string };
      expect([resuelto, error instanceof Error ? error.message : error, code]).toContain('42501');
      return 'rechazada';
    }
  }

  it.each(Object.entries({ ...SENTENCIAS, ...DE_IDENTIDAD }))(
    'con la sesión de otro ente no se puede %s',
    async (_que, texto) => {
      expect(await probar(petrolera, texto)).not.toBe('algo');
    },
  );

  it.each(Object.entries({ ...SENTENCIAS, ...DE_IDENTIDAD }))('sin sesión no se puede %s', async (_que, texto) => {
    expect(await probar(SIN_ALCANCE, texto)).not.toBe('algo');
  });

  /** Undoes what is written: others find things as they were. */
  const deshaciendo = async <T>(alcance: Alcance, hacer: (trx: Trx) => Promise<T>): Promise<T | undefined> => {
    let hecho: T | undefined;
    const deshecha = new Error('deshecha');
    await conAlcance(base.app.db, alcance, async (trx) => {
      hecho = await hacer(trx);
      throw deshecha;
    }).catch((error: unknown) => {
      if (error !== deshecha) throw error;
    });
    return hecho;
  };

  it.each(Object.entries(DE_OTRO_DIA))('%s, dicho de otro día, lleva el de la base de datos', async (_que, texto) => {
    const dias = await deshaciendo(petrolera, async (trx) => {
      const { rows } = await sql.raw<{ cuando: Date }>(resolver(texto)).execute(trx);
      const deHoy =
        await sql`select dia_en_la_paz(${rows[0]?.cuando}::timestamptz) as escrito, dia_en_la_paz(now()) as hoy`;
      return (await deHoy.execute(trx)).rows[0];
    });
    expect(dias).toMatchObject({ escrito: (dias as { hoy: string }).hoy });
  });

  it.each(Object.entries(SIN_DETALLE))('%s no muestra la fila de nadie', async (_que, texto) => {
    const autoridad = alcanceDePrueba({
      idUsuario: await cuenta('adm.autoridad'),
      entes: [CNS, CPS],
      idEmpleador: null,
    });
    const error = await conAlcance(base.app.db, autoridad, (trx) => sql.raw(resolver(texto)).execute(trx)).then(
      () => ({}),
      (porque: unknown) => porque,
    );
    expect((error as { detail?: string }).detail).toBeUndefined();
  });

  const registrarInformado = async (codigo: string, alcance: Alcance, haceMinutos = 0) => {
    const { db } = base.owner;
    await sql`select empleador_informar(${codigo}, 3100::smallint, ${codigo.slice(4)}, 'EMPRESA FICTICIA', 'OVT')`.execute(
      db,
    );
    await sql`update empleador_informado set recibido_en = recibido_en - ${haceMinutos} * interval '1 minute'
      where codigo = ${codigo}`.execute(db);
    return probar(alcance, `select 1 where empleador_registrar('${codigo}')`);
  };

  it('un empleador que una fuente informó lo registra una sesión, y nadie sin ella', async () => {
    expect(await registrarInformado('NIT-808080808', SIN_ALCANCE)).toBe('rechazada');
    expect(await registrarInformado('NIT-808080808', petrolera)).toBe('algo');
  });

  it('lo que una fuente informó de un empleador vale diez minutos', async () => {
    expect(await registrarInformado('NIT-707070707', petrolera, 11)).toBe('nada');
    expect(await registrarInformado('NIT-707070707', petrolera, 9)).toBe('algo');
  });

  it('una afiliación la registra quien tiene la sesión, hoy, y sin días pasados', async () => {
    const registrar = (autor = 0, columna = sql``, valor = sql``) =>
      deshaciendo(petrolera, async (trx) => {
        await sql`select persona_tomar_o_crear((select to_jsonb(p) || '{"sexo":"M"}' from identidad(${marcas.personaPropia}) p))`.execute(
          trx,
        );
        const { rows } =
          await sql`insert into afiliacion (id_persona, id_entidad, id_tipo_asegurado, id_ente_gestor, tipo,
            estado, fecha_afiliacion, fin_cobertura, fecha_registro, creado_en, id_usuario_creacion ${columna})
          select a.id_persona, a.id_entidad, a.id_tipo_asegurado, 2, 'TITULAR', 104, date '1990-01-01', date '1990-01-31',
            date '2001-01-01', date '2001-01-01', ${autor} ${valor}
          from afiliacion a where a.id = ${marcas.propia}
          returning creado_en = now() as ahora, fecha_registro = dia_en_la_paz(now()) as hoy`.execute(trx);
        return rows;
      });
    await expect(registrar(marcas.otroUsuario)).rejects.toMatchObject({ code: '42501' });
    const conRevision = registrar(marcas.usuario, sql`, revisiones`, sql`, '{2026-01-01,2026-11-01}'::date[]`);
    await expect(conRevision).rejects.toMatchObject({ code: '42501' });
    expect(await registrar(marcas.usuario)).toEqual([{ ahora: true, hoy: true }]);
  });

  it('identificada la persona, tampoco se la cuelga de un titular ajeno; de uno propio, sí', async () => {
    const colgar = (titular = 0) =>
      conAlcance(base.app.db, petrolera, async (trx) => {
        const { personaPropia, propia, usuario } = marcas;
        await sql`select persona_tomar_o_crear(
          (select to_jsonb(p) || '{"sexo":"M"}' from identidad(${personaPropia}) p))`.execute(trx);
        await sql`insert into afiliacion (id_persona, id_entidad, id_tipo_asegurado, id_ente_gestor, tipo, estado,
            fecha_afiliacion, fecha_registro, creado_en, id_usuario_creacion, id_titular, id_parentesco)
          select a.id_persona, a.id_entidad, a.id_tipo_asegurado, 2, 'BENEFICIARIO', 100, date '2026-01-01',
            date '2026-01-01', now(), ${usuario}, ${titular}::bigint,
            (select min(id) from parametrica where grupo = 'PARENTESCO')
          from afiliacion a where a.id = ${propia}`.execute(trx);
        throw new Error('colgada, y deshecha');
      });
    await expect(colgar(marcas.ajena)).rejects.toMatchObject({ code: '42501' });
    await expect(colgar(marcas.otraPropia)).rejects.toThrow('colgada, y deshecha');
  });

  it('la palabra propia sobre una muerte sí se da, y la autoridad sí la confirma y la retira', async () => {
    const id = await cuenta('adm.autoridad');
    const autoridad = alcanceDePrueba({ idUsuario: id, entes: [CNS, CPS], idEmpleador: null });
    const propia = `insert into defuncion_declarada (id_persona, id_ente_gestor, id_usuario, creado_en)
      values (:personaPropia, 2, :usuario, now())`;
    expect(await probar(petrolera, propia)).toBe('algo');
    for (const hace of [
      "persona_marcar_fallecida(:personaPropia, current_date, 'AUTORIDAD', now())",
      'defuncion_retirar(:personaPropia, now())',
    ])
      expect([hace, await probar(autoridad, `select 1 where ${hace}`)]).toEqual([hace, 'algo']);
  });

  it.each(
    ['cons.autoridad', 'eje.autoridad', 'ope.vigencia', 'cons.poblacion', 'ssu.consulta'].flatMap((username) =>
      Object.entries(DE_QUIEN_ESCRIBE).map(([que, texto]) => [username, que, texto] as const),
    ),
  )('con la sesión de %s, que solo consulta, no se puede %s', async (username, _que, texto) => {
    const id = await cuenta(username);
    const alcance = alcanceDePrueba({ idUsuario: id, entes: [CNS, CPS], idEmpleador: null });
    expect(await probar(alcance, texto.replaceAll(':lector', String(id)))).not.toBe('algo');
  });

  const deLaCaja = async (tipo: string) =>
    (
      await sql<{ id: number; id_persona: IdPersona }>`select a.id, a.id_persona
      from afiliacion a join parametrica t on t.id = a.id_tipo_asegurado
      where t.codigo = ${tipo} and a.id_ente_gestor = ${CNS} and a.tipo = 'TITULAR'
        and not exists (select from afiliacion b where b.id_persona = a.id_persona and b.id <> a.id)
      order by a.id limit 1`.execute(base.owner.db)
    ).rows[0];
  it.each(Object.entries(DE_QUIEN_ATIENDE))(
    'CAJA_WEB_SUS no puede %s de un TRABAJADOR, por SQL',
    async (_que, texto) => {
      marcas.caja = await cuenta('caja.sus');
      const caja = alcanceDePrueba({ idUsuario: marcas.caja, entes: [CNS], idEmpleador: null });
      const conUno = async (tipo: string) => {
        const { id = 0, id_persona = idPersona(0) } = (await deLaCaja(tipo)) ?? {};
        Object.assign(marcas, { de: id, personaDe: id_persona });
        await segipInforma(base.owner.db, id_persona);
        return probar(caja, texto);
      };
      expect(await conUno('TRABAJADOR')).not.toBe('algo');
      expect(await conUno('VOLUNTARIO')).toBe('algo');
    },
  );

  it('la sesión de un empleador lee de las cuentas la suya, y ningún nombre de quien hizo las filas de sus trabajadores', async () => {
    const { db } = base.owner;
    const id = await cuenta('empleador.consulta');
    const { id_entidad } = await db.selectFrom('usuario').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const empleador = alcanceDePrueba({ idUsuario: id, entes: [CNS, CPS], idEmpleador: id_entidad });
    const leidas = await conAlcance(base.app.db, empleador, async (trx) => ({
      cuentas: await trx.selectFrom('usuario').select('id').execute(),
      trabajadores: (await sql`select from afiliacion limit 1`.execute(trx)).rows.length,
      enSuHistoria: (await sql`select q.username from afiliacion a, historia_usuarios(a.id) q`.execute(trx)).rows,
      entreAutores: (
        await sql`select q.username from autores_de_registros(array(select id_usuario_creacion from afiliacion)) q`.execute(
          trx,
        )
      ).rows,
    }));
    expect(leidas).toEqual({ cuentas: [{ id }], trabajadores: 1, enSuHistoria: [], entreAutores: [] });
  });

  it('los nombres de las cifras por usuario son de quienes registraron o actualizaron lo que se ve', async () => {
    const { db } = base.owner;
    const todos = (await db.selectFrom('usuario').select('id').execute()).map(({ id }) => id);
    const petrolera = alcanceDePrueba({ idUsuario: await cuenta('ope.petrolera'), entes: [CPS], idEmpleador: null });
    const vistas = await db
      .selectFrom('afiliacion')
      .select(['id_usuario_creacion', 'id_usuario_modificacion'])
      .where('id_ente_gestor', '=', CPS)
      .execute();
    const autores = new Set(vistas.flatMap((fila) => [fila.id_usuario_creacion, fila.id_usuario_modificacion ?? 0]));
    const dichos = await conAlcance(base.app.db, petrolera, (trx) =>
      sql<{ id: number }>`select id from autores_de_registros(${todos}) order by id`.execute(trx),
    );
    expect(autores.size).toBeGreaterThan(0);
    expect(dichos.rows.map(({ id }) => id)).toEqual(todos.filter((id) => autores.has(id)).toSorted((a, b) => a - b));
    expect((await sql`select from autores_de_registros(${todos})`.execute(base.app.db)).rows).toEqual([]);
  });

  it('con el reloj atrasado nadie vuelve a una sesión que terminó', async () => {
    const [id, ayer] = [randomUUID(), new Date('2020-01-01T00:00:00Z')];
    await base.owner.db
      .insertInto('sesion')
      .values({
        id,
        id_usuario: await cuenta('ope.petrolera'),
        creada_en: ayer,
        expira_en: new Date('2020-01-02T00:00:00Z'),
      })
      .execute();
    await expect(
      conAlcance(base.app.db, { apertura: aperturaDeSesion(id, ayer) }, async (trx) => sql`select 1`.execute(trx)),
    ).rejects.toMatchObject({ code: SESION_TERMINADA_SQL });
  });

  const DEL_INGRESO: Record<string, string> = {
    'leer personas': 'select * from persona',
    'leer afiliaciones': 'select * from afiliacion',
    'leer cuentas': 'select * from usuario',
    'leer sesiones': 'select * from sesion',
    'leer la auditoría': 'select * from auditoria',
    'tomar una sesión': `select sesion_tomar('${randomUUID()}', now())`,
    'anotar otra cosa':
      "insert into auditoria (ocurrido_en, accion, recurso) values (now(), 'baja-titular', 'usuario')",
    'anotar como alguien':
      "insert into auditoria (ocurrido_en, id_usuario, accion, recurso) values (now(), 1, 'ingreso', 'usuario')",
    'registrar personas': "select persona_tomar_o_crear('{}')",
    'dar a alguien por fallecido': "select persona_marcar_fallecida(1, null, 'SEGIP', now())",
    'leer lo que informó el SEGIP': 'select * from defuncion_informada',
  };
  it.each(Object.entries(DEL_INGRESO))('el rol del ingreso no puede %s', async (_que, texto) => {
    await expect(sql.raw(texto).execute(base.ingreso.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('el rol del ingreso anota el ingreso de quien dio su clave', async () => {
    const filas = await conAlcance(base.ingreso.db, { apertura: sql`select ingreso_tomar(1)` }, (trx) =>
      sql`insert into auditoria (ocurrido_en, id_usuario, accion, recurso) values (now(), 1, 'ingreso', 'usuario')`.execute(
        trx,
      ),
    );
    expect(filas.numAffectedRows).toBe(1n);
  });

  /** A new one is written down here on purpose, or the application may not call it. */
  it.each([
    ['sgpa_app', DE_LA_APLICACION],
    ['sgpa_ingreso', DEL_ROL_DE_INGRESO],
  ])('%s llama a estas rutinas del dueño y a ninguna más', async (rol, rutinas) => {
    const { rows } = await sql<{ proname: string }>`select distinct proname from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and proname not in ('identidad', 'cuenta')
        and has_function_privilege(${rol}, oid, 'execute') order by 1`.execute(base.owner.db);
    expect(rows.map(({ proname }) => proname)).toEqual(rutinas);
  });
});
