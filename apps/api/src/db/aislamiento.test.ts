import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import {
  type IdAfiliacion,
  type IdEnteGestor,
  type IdEntidad,
  type IdPersona,
  idEnteGestor,
  idUsuario,
} from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { FICHA_VACIA } from '@sgpa/testing/db/muestras';
import { AHORA } from '@sgpa/testing/reloj';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertarHistorias } from '../modules/afiliacion/cambios.queries.ts';
import {
  afiliacionesDelTitular,
  beneficiariosDelTitular,
  fichaDelTitular,
  filasDeLista,
} from '../modules/asegurado/asegurado.queries.ts';
import type { FiltroLista } from '../modules/asegurado/filtro.ts';
import { paginaDeLista, totalDeLista } from '../modules/asegurado/lista.queries.ts';
import { anotar } from '../modules/auditoria/auditoria.queries.ts';
import { entidadesConAsegurados } from '../modules/catalogo/catalogo.queries.ts';
import { totalesPorEstado } from '../modules/estadistica/estadistica.queries.ts';
import { guardarRespuesta } from '../modules/idempotencia/idempotencia.queries.ts';
import { guardarFicha } from '../modules/persona/ficha.queries.ts';
import { tomarOCrearPersona } from '../modules/persona/persona.queries.ts';
import { insertarAfiliacion } from '../modules/registro/registro.queries.ts';
import { conAlcance, SIN_ALCANCE as NINGUNO } from './alcance.ts';
import type { Trx } from './pool.ts';

const CNS = idEnteGestor(1);
const CPS = idEnteGestor(2);
const RLS = /row-level security/;
const ESTADOS = [100, 101, 102, 103, 104, 105, 106, 108];
const FILTRO: FiltroLista & { empleador: null; hoy: FechaCivil } = {
  tipo: 'TITULAR',
  entes: [CNS],
  estados: ESTADOS,
  entidades: [],
  fechas: null,
  numeroDocumento: null,
  afiliaciones: null,
  venceEn: null,
  porEdad: null,
  orden: 'REGISTRO',
  idCreador: null,
  pagina: 0,
  limite: 10,
  empleador: null,
  hoy: fecha('2026-10-14'),
};

type Alcance = Omit<ReturnType<typeof alcanceDePrueba>, 'apertura'>;
const { apertura: _, ...SIN_ALCANCE } = NINGUNO;

/** The service's own checks are not tested here: its queries run with another entity's scope. */
describe('aislamiento.test.ts', () => {
  let base: Base;
  let petrolera: Alcance;
  let cns: Alcance;
  let ajena: { id: IdAfiliacion; id_persona: IdPersona; id_entidad: IdEntidad; id_tipo_asegurado: number };
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const { db } = base.owner;
    const id = async (username: string) =>
      (await db.selectFrom('usuario').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
    petrolera = { idUsuario: await id('ope.petrolera'), entes: [CPS], idEmpleador: null };
    cns = { idUsuario: await id('ope.afiliaciones'), entes: [CNS], idEmpleador: null };
    ajena = await db
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select(['a.id', 'a.id_persona', 'a.id_entidad', 'a.id_tipo_asegurado'])
      .where('p.numero_documento', '=', numeroDocumento('1000100'))
      .executeTakeFirstOrThrow();
  });
  afterAll(() => base.cerrar());

  const como = <T>(alcance: Alcance, tarea: (trx: Trx) => Promise<T>) =>
    conAlcance(base.app.db, alcanceDePrueba(alcance), tarea);
  const dePetrolera = <T>(tarea: (trx: Trx) => Promise<T>) => como(petrolera, tarea);
  const contar = async (alcance: Alcance, tabla: string) =>
    como(alcance, async (trx) => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(tabla)}`.execute(trx);
      return rows[0]?.n;
    });

  const NACIDA = fecha('1985-03-14');
  const clave = { numero: '1000100', complemento: '', fechaNacimiento: NACIDA, codigoEntidad: 'NIT-1020304050' };
  const pedida = { ...clave, fechaAfiliacion: fecha('2024-01-18'), siglaEnteGestor: null };
  const filas = async <T>(trx: Trx, consulta: RawBuilder<T>) => (await consulta.execute(trx)).rows;
  const LECTURAS: Record<string, (trx: Trx) => Promise<unknown>> = {
    filasDeLista: (trx) => filasDeLista(trx, sql`select ${ajena.id}::bigint as id`, 'TITULAR'),
    'filasDeLista, con titular': (trx) => filasDeLista(trx, sql`select ${ajena.id}::bigint as id`, 'BENEFICIARIO'),
    paginaDeLista: (trx) => filas(trx, paginaDeLista(FILTRO)),
    'paginaDeLista, con filtro de fila': (trx) => filas(trx, paginaDeLista({ ...FILTRO, numeroDocumento: '1000100' })),
    afiliacionesDelTitular: (trx) => afiliacionesDelTitular(trx, pedida),
    beneficiariosDelTitular: (trx) => beneficiariosDelTitular(trx, pedida),
    fichaDelTitular: async (trx) => [await fichaDelTitular(trx, pedida)].filter(Boolean),
    totalesPorEstado: (trx) => totalesPorEstado(trx, { entes: [CNS], ente: CNS, entidad: null, hoy: FILTRO.hoy }),
    entidadesConAsegurados: async (trx) =>
      (await entidadesConAsegurados(trx, { idEnteGestor: CNS, buscar: '', page: 0, limit: 10 })).datos,
  };
  it.each(Object.entries(LECTURAS))(
    '%s con el alcance de otro ente, o sin ninguno, no halla nada',
    async (_nombre, leer) => {
      expect(await dePetrolera(leer)).toEqual([]);
      expect(await como(SIN_ALCANCE, leer)).toEqual([]);
      expect(await como(cns, leer)).not.toEqual([]);
    },
  );

  it('ni la cuenta de la lista', async () => {
    for (const extra of [{}, { entidades: [ajena.id_entidad] }, { numeroDocumento: '1000100' }]) {
      expect(await dePetrolera((trx) => totalDeLista(trx, { ...FILTRO, ...extra }))).toBe(0);
      expect(await como(cns, (trx) => totalDeLista(trx, { ...FILTRO, ...extra }))).toBeGreaterThan(0);
    }
    const fechas = { tipo: 'REGISTRO', desde: fecha('1950-01-01'), hasta: fecha('2100-01-01') } as const;
    expect(await dePetrolera((trx) => totalDeLista(trx, { ...FILTRO, fechas }))).toBe(0);
  });

  const TABLAS = ['persona', 'ficha_persona', 'afiliacion', 'afiliacion_historia', 'novedad', 'certificado', 'usuario'];
  const CONTADORES =
    'estado autor resumen resumen_dia entidad dia nacimiento usuario delta empleador empleadores periodo actualizacion modificador'
      .split(' ')
      .concat('resumen_actualizacion')
      .map((nombre) => `contador_${nombre}`);
  it.each([...TABLAS, ...CONTADORES, 'declaracion_poblacion', 'declaracion_departamento', 'idempotencia'])(
    'sin alcance, %s está vacía; tampoco fuera de una transacción',
    async (tabla) => {
      const consulta = sql<{ n: number }>`select count(*) as n from ${sql.table(tabla)}`;
      expect(await contar(SIN_ALCANCE, tabla)).toBe(0);
      // Settings of a former transaction on the same connection must be gone.
      await contar(cns, tabla);
      for (let i = 0; i < 12; i += 1) expect((await consulta.execute(base.app.db)).rows).toEqual([{ n: 0 }]);
    },
  );

  it.each(['contador_nacimiento', 'contador_empleador', 'contador_periodo', 'contador_empleadores'])(
    'la suma de todos los entes, bajo el número 0 de %s, es solo de quien los ve a todos',
    async (tabla) => {
      const db = base.owner.db;
      await sql`select contadores_fundir()`.execute(db);
      const sumas = (alcance: Alcance) =>
        como(alcance, async (trx) => {
          const consulta = sql<{ n: number }>`select count(*) as n from ${sql.table(tabla)} where id_ente_gestor = 0`;
          return (await consulta.execute(trx)).rows[0]?.n;
        });
      const id = async (username: string) =>
        (await db.selectFrom('usuario').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;
      const todos = await db.selectFrom('ente_gestor').select('id').execute();
      const autoridad = { idUsuario: await id('cons.autoridad'), entes: todos.map((e) => e.id), idEmpleador: null };
      expect(await sumas(autoridad)).toBeGreaterThan(0);
      const delEnte = { idUsuario: await id('adm.ente'), entes: [CNS], idEmpleador: null };
      const empleador = { idUsuario: await id('empleador.consulta'), entes: [], idEmpleador: ajena.id_entidad };
      for (const alcance of [cns, petrolera, delEnte, empleador, SIN_ALCANCE]) expect(await sumas(alcance)).toBe(0);
    },
  );

  const nuevaAfiliacion = (idEnteGestor: IdEnteGestor) => ({
    id_persona: ajena.id_persona,
    id_entidad: ajena.id_entidad,
    id_tipo_asegurado: ajena.id_tipo_asegurado,
    id_ente_gestor: idEnteGestor,
    tipo: 'TITULAR' as const,
    estado: 100,
    fecha_afiliacion: fecha('2026-01-01'),
    fecha_registro: fecha('2026-01-01'),
    creado_en: AHORA,
    id_usuario_creacion: petrolera.idUsuario ?? idUsuario(0),
  });
  const FICHA = { ...FICHA_VACIA, direccion: 'OTRA' };
  const HISTORIA = {
    id_ente_gestor: CNS,
    accion: 'registro-titular',
    estado_despues: 100,
    despues: {},
    ocurrido_en: AHORA,
  };
  const ESCRITURAS: Record<string, (trx: Trx) => Promise<unknown>> = {
    insertarAfiliacion: (trx) => insertarAfiliacion(trx, nuevaAfiliacion(CNS)).execute(),
    guardarFicha: (trx) => guardarFicha(trx, { id_persona: ajena.id_persona, id_ente_gestor: CNS }, FICHA, null, AHORA),
    insertarHistorias: (trx) =>
      insertarHistorias(trx, [
        { ...HISTORIA, id_afiliacion: ajena.id, id_usuario: petrolera.idUsuario ?? idUsuario(0) },
      ]),
    'insertar una novedad': (trx) =>
      trx
        .insertInto('novedad')
        .values({
          codigo: 'X',
          id_ente_gestor: CNS,
          id_persona: ajena.id_persona,
          id_afiliacion: ajena.id,
          detalle: 'x',
          creado_en: AHORA,
        })
        .execute(),
    'anotar como otro': async (trx) =>
      anotar(trx, {
        cuando: AHORA,
        idUsuario: cns.idUsuario,
        idEnteGestor: CNS,
        accion: 'x',
        ip: '127.0.0.1',
        idSolicitud: 'x',
      }),
    'guardar la respuesta de otro': async (trx) =>
      guardarRespuesta(trx, {
        id_usuario: cns.idUsuario ?? idUsuario(0),
        clave: 'clave-de-otro',
        ruta: 'x',
        huella: Buffer.from('x'),
        respuesta: {},
        creado_en: AHORA,
      }),
  };
  it.each(Object.entries(ESCRITURAS))('%s para la CNS: lo impide la base', async (_nombre, escribir) => {
    await expect(dePetrolera(escribir)).rejects.toThrow(RLS);
    await expect(como(SIN_ALCANCE, escribir)).rejects.toThrow(RLS);
  });

  it('cambiar lo de otro no alcanza ninguna fila', async () => {
    const cambiadas = await dePetrolera(async (trx) => [
      await trx.updateTable('afiliacion').set({ estado: 108 }).where('id', '=', ajena.id).executeTakeFirst(),
      await trx
        .updateTable('ficha_persona')
        .set({ direccion: 'X' })
        .where('id_persona', '=', ajena.id_persona)
        .executeTakeFirst(),
      await trx
        .updateTable('novedad')
        .set({ estado: 'DESCARTADA' })
        .where('id_ente_gestor', '=', CNS)
        .executeTakeFirst(),
      await trx
        .updateTable('usuario')
        .set({ password_hash: 'x' })
        .where('username', '=', 'ope.afiliaciones')
        .executeTakeFirst(),
    ]);
    expect(cambiadas.map(({ numUpdatedRows }) => numUpdatedRows)).toEqual([0n, 0n, 0n, 0n]);
  });

  it('no se puede pasar una fila propia a otro ente', async () => {
    const mover = dePetrolera((trx) => trx.updateTable('afiliacion').set({ id_ente_gestor: CNS }).execute());
    await expect(mover).rejects.toThrow('permission denied for table afiliacion');
  });

  it('la respuesta guardada de otro usuario no se lee', async () => {
    const fila = { clave: 'clave-propia-1', ruta: 'x', huella: Buffer.from('x'), respuesta: {}, creado_en: AHORA };
    await como(cns, async (trx) => guardarRespuesta(trx, { ...fila, id_usuario: cns.idUsuario ?? idUsuario(0) }));
    const leer = (trx: Trx) =>
      trx.selectFrom('idempotencia').select('clave').where('clave', '=', 'clave-propia-1').execute();
    expect(await dePetrolera(leer)).toEqual([]);
    expect(await como(cns, leer)).toHaveLength(1);
  });

  it('asegurar una persona no la deja ver a quien no la afilia', async () => {
    const identidad = {
      tipo_documento: 'CI',
      tipo_doc: 1 as const,
      numero_documento: numeroDocumento('1000100'),
      complemento: '',
      sexo: 'M',
      fecha_nacimiento: NACIDA,
      nombres: 'JORGE LUIS',
      primer_apellido: 'GUTIÉRREZ',
      segundo_apellido: 'MARCA',
    };
    const visibles = await dePetrolera(async (trx) => {
      const { id } = await tomarOCrearPersona(trx, identidad, null, new Date());
      return trx.selectFrom('persona').select('id').where('id', '=', id).execute();
    });
    expect(visibles).toEqual([]);
  });

  describe('un usuario de empleador', () => {
    let empleador: Alcance;
    beforeAll(async () => {
      empleador = { idUsuario: petrolera.idUsuario, entes: [CNS, CPS], idEmpleador: ajena.id_entidad };
    });

    it('ve de cada tabla solo lo de sus trabajadores', async () => {
      const entidades = await como(empleador, (trx) =>
        trx.selectFrom('afiliacion').select('id_entidad').distinct().execute(),
      );
      expect(entidades).toEqual([{ id_entidad: ajena.id_entidad }]);
      const { db } = base.owner;
      const propias = db
        .selectFrom('afiliacion')
        .where('id_entidad', '=', ajena.id_entidad)
        .where('id_ente_gestor', 'in', [CNS, CPS]);
      const personas = await propias
        .select(({ fn }) => fn.count<number>('id_persona').distinct().as('n'))
        .executeTakeFirst();
      expect(await contar(empleador, 'persona')).toBe(personas?.n);
      const historia = await db
        .selectFrom('afiliacion_historia')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('id_afiliacion', 'in', propias.select('id'))
        .executeTakeFirst();
      expect(await contar(empleador, 'afiliacion_historia')).toBe(historia?.n);
    });

    it.each([
      'contador_estado',
      'contador_autor',
      'contador_resumen',
      'contador_resumen_dia',
      'contador_dia',
      'contador_nacimiento',
      'contador_usuario',
      'contador_empleador',
      'contador_empleadores',
      'contador_periodo',
      'contador_actualizacion',
      'contador_modificador',
      'contador_resumen_actualizacion',
      'novedad',
      'certificado',
      'declaracion_poblacion',
    ])('%s, que no distingue empleadores, le está cerrada', async (tabla) => {
      expect(await contar(empleador, tabla)).toBe(0);
    });

    it('no escribe afiliaciones de otro empleador', async () => {
      const otra = await base.owner.db
        .selectFrom('entidad_empleadora')
        .select('id')
        .where('id', '<>', ajena.id_entidad)
        .executeTakeFirstOrThrow();
      const escribir = como(empleador, (trx) =>
        insertarAfiliacion(trx, { ...nuevaAfiliacion(CPS), id_entidad: otra.id }).execute(),
      );
      await expect(escribir).rejects.toThrow(RLS);
    });
  });
});
