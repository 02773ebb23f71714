import { randomUUID } from 'node:crypto';
import { alcanceDePrueba } from '@sgpa/banco-de-pruebas/alcance';
import { type Base, crearBase } from '@sgpa/banco-de-pruebas/base';
import { AHORA } from '@sgpa/banco-de-pruebas/reloj';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Alcance, conAlcance, SIN_ALCANCE } from './alcance.ts';

const CNS = 1;
const CPS = 2;

/**
 * The database as the last witness: whoever runs SQL of their own as the application, with a session of one entity, reads
 * and writes nothing of another entity's or user's concern. `:name` stands for one of the identifiers below.
 */
const SENTENCIAS: Record<string, string> = {
  'leer afiliaciones de otro ente': 'select * from afiliacion where id = :ajena',
  'leer a una persona de otro ente': 'select * from persona where id = :personaAjena',
  'leer la ficha de otro ente': 'select * from ficha_persona where id_persona = :personaAjena',
  'leer la historia de otro ente': 'select * from afiliacion_historia where id_afiliacion = :ajena',
  'leer los contadores de otro ente': 'select * from contador_estado where id_ente_gestor = 1',
  'leer las cuentas de otro ente': 'select id from usuario where id = :otroUsuario',
  'leer la clave de alguien': "select * from cuenta_para_ingreso('ope.afiliaciones')",
  'leer la propia clave': 'select password_hash from usuario where id = :usuario',
  'leer las respuestas de otro': 'select * from idempotencia where id_usuario = :otroUsuario',
  'leer la auditoría': 'select * from auditoria',
  'leer los intentos de alguien': "select * from bloqueo_leer('ope.afiliaciones')",
  'perdonar los intentos de alguien': "select bloqueo_guardar('ope.afiliaciones', 0::smallint, null)",
  'abrir una sesión de otro':
    "select sesion_abrir(gen_random_uuid(), :otroUsuario, now(), now() + interval '1 day', null)",
  'tomar el alcance de otro sin su sesión': 'select ingreso_tomar(:otroUsuario)',
  'suspender cuentas': "select cuentas_suspender_inactivas(now(), 'infinity')",
  'cambiar la clave de otro': "update usuario set password_hash = 'x' where id = :otroUsuario returning id",
  'cambiar una afiliación de otro ente': 'update afiliacion set estado = 104 where id = :ajena returning id',
  'pasarse una afiliación': 'update afiliacion set id_ente_gestor = 2 where id = :ajena returning id',
  'regalar una afiliación': 'update afiliacion set id_ente_gestor = 1 where id = :propia returning id',
  'anotar en la auditoría como otro': `insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion)
    values (now(), :otroUsuario, 2, 'baja-titular')`,
  'anotar en la auditoría como nadie': `insert into auditoria (ocurrido_en, id_ente_gestor, accion)
    values (now(), 2, 'baja-titular')`,
  'anotar en la auditoría algo de otro ente': `insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion)
    values (now(), :usuario, 1, 'baja-titular')`,
  'anotar en la auditoría algo de ningún ente': `insert into auditoria (ocurrido_en, id_usuario, accion)
    values (now(), :usuario, 'baja-titular')`,
  'anotar una novedad de otro ente que no se abrió': `insert into auditoria
    (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, id_recurso)
    values (now(), :usuario, 1, 'baja-titular', 'novedad', '1')`,
  'escribir historia en una afiliación ajena': `insert into afiliacion_historia
    (id_afiliacion, id_ente_gestor, accion, estado_despues, despues, id_usuario, ocurrido_en)
    values (:ajena, 2, 'baja-titular', 104, '{}', :usuario, now())`,
  'escribir historia como otro': `insert into afiliacion_historia
    (id_afiliacion, id_ente_gestor, accion, estado_despues, despues, id_usuario, ocurrido_en)
    values (:propia, 2, 'baja-titular', 104, '{}', :otroUsuario, now())`,
  'escribir la ficha de otro ente': `insert into ficha_persona (id_persona, id_ente_gestor, modificado_en)
    values (:personaAjena, 1, now())`,
  'cambiar el nombre de alguien': `select persona_asegurar(
    (select to_jsonb(p) || '{"nombres":"OTRO NOMBRE","sexo":"M"}' from identidad(:personaAjena) p))`,
  'cambiar el nombre de alguien propio sin registrarlo': `select persona_asegurar(
    (select to_jsonb(p) || '{"nombres":"OTRO NOMBRE","sexo":"M"}' from identidad(:personaPropia) p))`,
  'crear a alguien sin registrarlo': `select persona_asegurar('{"tipo_documento":"CI","tipo_doc":1,
    "numero_documento":"7777777","complemento":"","fecha_nacimiento":"1990-01-01","nombres":"A","primer_apellido":"B",
    "segundo_apellido":"C","sexo":"M"}')`,
  'poner un beneficiario a un titular ajeno': `insert into afiliacion
    (id_persona, id_entidad, id_tipo_asegurado, id_ente_gestor, tipo, estado, fecha_afiliacion, fecha_registro, creado_en,
      id_usuario_creacion, id_titular, id_parentesco)
    select a.id_persona, a.id_entidad, a.id_tipo_asegurado, 2, 'BENEFICIARIO', 100, date '2026-01-01', date '2026-01-01',
      now(), :usuario, :ajena, (select min(id) from parametrica where grupo = 'PARENTESCO')
    from afiliacion a where a.id = :propia`,
  'pasar un beneficiario propio a un titular ajeno':
    "update afiliacion set id_titular = :ajena where tipo = 'BENEFICIARIO' returning id",
  'ver a una persona ajena por una afiliación propia':
    'update afiliacion set id_persona = :personaAjena where id = :propia returning id',
  'ver a una persona ajena por una afiliación nueva': `insert into afiliacion
    (id_persona, id_entidad, id_tipo_asegurado, id_ente_gestor, tipo, estado, fecha_afiliacion, fecha_registro, creado_en,
      id_usuario_creacion)
    select :personaAjena, a.id_entidad, a.id_tipo_asegurado, 2, 'TITULAR', 100, date '2026-01-01', date '2026-01-01',
      now(), :usuario
    from afiliacion a where a.id = :propia returning id`,
  'abrir una novedad en otro ente': "select * from novedad_doble_afiliacion(:ajena, :ajena, 'x', now())",
  'abrir una novedad entre personas distintas': "select * from novedad_doble_afiliacion(:propia, :ajena, 'x', now())",
  'dar la palabra de otro ente sobre una muerte': `insert into defuncion_declarada
    (id_persona, id_ente_gestor, id_usuario, creado_en) values (:personaPropia, 1, :usuario, now())`,
  'dar la palabra sobre una muerte como otro': `insert into defuncion_declarada
    (id_persona, id_ente_gestor, id_usuario, creado_en) values (:personaPropia, 2, :otroUsuario, now())`,
  'dar la palabra sobre la muerte de quien no se tiene': `insert into defuncion_declarada
    (id_persona, id_ente_gestor, id_usuario, creado_en) values (:personaAjena, 2, :usuario, now())`,
  'borrar la palabra sobre una muerte': 'delete from defuncion_declarada where id_persona = :declarada',
  'cambiar la palabra sobre una muerte':
    "update defuncion_declarada set fecha = '2020-01-01' where id_persona = :declarada",
  'confirmar una muerte como la autoridad':
    "select 1 where persona_fallecida(:personaPropia, current_date, 'AUTORIDAD', now())",
  'confirmar por el SEGIP la muerte de quien no se tiene':
    "select 1 where persona_fallecida(:personaAjena, current_date, 'SEGIP', now())",
  'retirar una muerte sin ser la autoridad': 'select 1 where defuncion_retirar(:declarada, now())',
  'cerrar las sesiones de otro': 'select 1 from sesion where id_usuario = :otroUsuario',
};

describe('ultimo-testigo.test.ts', () => {
  let base: Base;
  let petrolera: Alcance;
  let marcas: Record<string, number>;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    // As somebody may know the identity of whom they do not see.
    await base.owner.pool.query(`
      create function identidad(cual bigint) returns setof persona language sql security definer
        as $$ select * from persona where id = cual $$`);
    const { db } = base.owner;
    const cuenta = async (username: string) =>
      (await db.selectFrom('usuario').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
    const soloEn = (ente: number, despuesDe = 0) =>
      db
        .selectFrom('afiliacion as a')
        .select(['a.id', 'a.id_persona'])
        .where('a.tipo', '=', 'TITULAR')
        .where('a.id_ente_gestor', '=', ente)
        .where('a.id', '>', despuesDe)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('afiliacion as b')
                .select('b.id')
                .whereRef('b.id_persona', '=', 'a.id_persona')
                .where('b.id_ente_gestor', '<>', ente),
            ),
          ),
        )
        .orderBy('a.id')
        .executeTakeFirstOrThrow();
    const [usuario, otroUsuario] = [await cuenta('ope.petrolera'), await cuenta('ope.afiliaciones')];
    const [ajena, propia] = [await soloEn(CNS), await soloEn(CPS)];
    const declarada = await soloEn(CPS, propia.id);
    await db
      .insertInto('defuncion_declarada')
      .values({ id_persona: declarada.id_persona, id_ente_gestor: CPS, id_usuario: usuario, creado_en: AHORA })
      .execute();
    petrolera = alcanceDePrueba({ idUsuario: usuario, entes: [CPS], idEmpleador: null });
    marcas = {
      usuario,
      otroUsuario,
      ajena: ajena.id,
      personaAjena: ajena.id_persona,
      propia: propia.id,
      personaPropia: propia.id_persona,
      declarada: declarada.id_persona,
    };
  });
  afterAll(() => base.cerrar());

  /** What comes of it: refused, nothing, or something. */
  async function probar(alcance: Alcance, texto: string): Promise<'rechazada' | 'nada' | 'algo'> {
    const resuelto = texto.replace(/(?<!:):([a-zA-Z]+)/g, (_todo, marca: string) => String(marcas[marca]));
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

  it.each(Object.entries(SENTENCIAS))('con la sesión de otro ente no se puede %s', async (_que, texto) => {
    expect(await probar(petrolera, texto)).not.toBe('algo');
  });

  it.each(Object.entries(SENTENCIAS))('sin sesión no se puede %s', async (_que, texto) => {
    expect(await probar(SIN_ALCANCE, texto)).not.toBe('algo');
  });

  it('la palabra propia sobre una muerte sí se da, y la autoridad sí la confirma y la retira', async () => {
    const { id } = await base.owner.db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', 'adm.autoridad')
      .executeTakeFirstOrThrow();
    const autoridad = alcanceDePrueba({ idUsuario: id, entes: [CNS, CPS], idEmpleador: null });
    const propia = `insert into defuncion_declarada (id_persona, id_ente_gestor, id_usuario, creado_en)
      values (:personaPropia, 2, :usuario, now())`;
    expect(await probar(petrolera, propia)).toBe('algo');
    for (const hace of [
      "persona_fallecida(:personaPropia, current_date, 'AUTORIDAD', now())",
      'defuncion_retirar(:personaPropia, now())',
    ])
      expect([hace, await probar(autoridad, `select 1 where ${hace}`)]).toEqual([hace, 'algo']);
  });

  /** Of one's own entity, or of all: what the pages do not let a reading role do, its session may not do by SQL. */
  const DE_QUIEN_ESCRIBE: Record<string, string> = {
    'cambiar una afiliación': 'update afiliacion set estado = 104 where id = :ajena returning id',
    'cambiar una ficha': 'update ficha_persona set modificado_en = now() where id_persona = :personaAjena returning 1',
    'escribir historia': `insert into afiliacion_historia
      (id_afiliacion, id_ente_gestor, accion, estado_despues, despues, id_usuario, ocurrido_en)
      values (:ajena, 1, 'baja-titular', 104, '{}', :lector, now())`,
    'declarar una defunción': `insert into defuncion_declarada (id_persona, id_ente_gestor, id_usuario, creado_en)
      values (:personaAjena, 1, :lector, now())`,
    'guardar un documento': `insert into documento_persona (id_persona, id_ente_gestor, clase, contenido, creado_en,
        id_usuario)
      values (:personaAjena, 1, 'EVIDENCIA_REVISION', '', now(), :lector)`,
    'dar a alguien por fallecido': "select 1 where persona_fallecida(:personaAjena, date '2026-01-01', 'SEGIP', now())",
    'procesar novedades': "update novedad set estado = 'PROCESADA' returning id",
    'abrir una novedad': `insert into novedad (codigo, id_ente_gestor, id_persona, id_afiliacion, detalle, creado_en)
      values ('REVISION', 1, :personaAjena, :ajena, 'x', now())`,
  };
  it.each(
    ['cons.autoridad', 'eje.autoridad', 'ope.vigencia', 'cons.poblacion', 'ssu.consulta'].flatMap((username) =>
      Object.entries(DE_QUIEN_ESCRIBE).map(([que, texto]) => [username, que, texto] as const),
    ),
  )('con la sesión de %s, que solo consulta, no se puede %s', async (username, _que, texto) => {
    const { id } = await base.owner.db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    const alcance = alcanceDePrueba({ idUsuario: id, entes: [CNS, CPS], idEmpleador: null });
    expect(await probar(alcance, texto.replaceAll(':lector', String(id)))).not.toBe('algo');
  });

  const DEL_INGRESO: Record<string, string> = {
    'leer personas': 'select * from persona',
    'leer afiliaciones': 'select * from afiliacion',
    'leer cuentas': 'select * from usuario',
    'leer sesiones': 'select * from sesion',
    'leer la auditoría': 'select * from auditoria',
    'tomar una sesión': `select sesion_tomar('${randomUUID()}', now(), current_date)`,
    'anotar otra cosa':
      "insert into auditoria (ocurrido_en, accion, recurso) values (now(), 'baja-titular', 'usuario')",
    'anotar como alguien':
      "insert into auditoria (ocurrido_en, id_usuario, accion, recurso) values (now(), 1, 'ingreso', 'usuario')",
    'registrar personas': "select persona_asegurar('{}')",
  };
  it.each(Object.entries(DEL_INGRESO))('el rol del ingreso no puede %s', async (_que, texto) => {
    await expect(sql.raw(texto).execute(base.ingreso.db)).rejects.toMatchObject({ code: '42501' });
  });

  it('el rol del ingreso anota el ingreso de quien dio su clave', async () => {
    const filas = await conAlcance(base.ingreso.db, { llave: sql`select ingreso_tomar(1)` }, (trx) =>
      sql`insert into auditoria (ocurrido_en, id_usuario, accion, recurso) values (${AHORA}, 1, 'ingreso', 'usuario')`.execute(
        trx,
      ),
    );
    expect(filas.numAffectedRows).toBe(1n);
  });

  /** A new one is written down here on purpose, or the application may not call it. */
  const DE_LA_APLICACION = [
    'alcance_empleador',
    'alcance_entes',
    'alcance_escribe',
    'alcance_usuario',
    'arrastre_de',
    'auditoria_de_otro_ente',
    'defuncion_retirar',
    'es_titular_del_ente',
    'estado_asegurado',
    'historia_usuarios',
    'novedad_defuncion',
    'novedad_doble_afiliacion',
    'novedad_por_confirmar',
    'persona_asegurada_aqui',
    'persona_asegurar',
    'persona_fallecida',
    'persona_tomar',
    'poblacion_asegurada',
    'sesion_revocar',
    'sesion_tomar',
    'sesiones_revocar_otras',
  ];
  const DEL_ROL_DE_INGRESO = [
    'alcance_usuario',
    'bloqueo_guardar',
    'bloqueo_leer',
    'cuenta_para_ingreso',
    'cuentas_suspender_inactivas',
    'ingreso_tomar',
    'sesion_abrir',
  ];
  it.each([
    ['sgpa_app', DE_LA_APLICACION],
    ['sgpa_ingreso', DEL_ROL_DE_INGRESO],
  ])('%s llama a estas rutinas del dueño y a ninguna más', async (rol, rutinas) => {
    const { rows } = await sql<{ proname: string }>`select distinct proname from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and proname <> 'identidad'
        and has_function_privilege(${rol}, oid, 'execute') order by 1`.execute(base.owner.db);
    expect(rows.map(({ proname }) => proname)).toEqual(rutinas);
  });
});
