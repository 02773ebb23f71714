import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { alcanceDePrueba, conFotoDelAlcance } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { usuarioDe } from '@sgpa/testing/cuentas';
import { insertarTitulares } from '@sgpa/testing/plan';
import { CNS } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personasConDocumento } from '../../db/con-documento.ts';
import type { Db, Trx } from '../../db/pool.ts';
import { afiliacionesDelTitular, beneficiariosDelTitular, fichaDelTitular } from '../asegurado/asegurado.queries.ts';
import { archivosDelNumero, numeroConsta, tomarOCrearPersona } from '../persona/persona.queries.ts';
import { titularesPorReferencia } from './afiliacion.queries.ts';
import { registrosEnTodosLosEntes } from './registros-de-persona.queries.ts';

const PERSONAS = 20_000;
const NACIDA = fecha('1990-01-01');
/** Each index yields a few rows; a sequential scan would read thousands. */
const POCAS = 60;

const detalleDe = (numero: string) => ({
  numero,
  complemento: '',
  fechaNacimiento: NACIDA,
  codigoEntidad: 'NIT-1020304050',
  fechaAfiliacion: NACIDA,
  siglaEnteGestor: null,
});

const PREGUNTAS = {
  'quién tiene un documento': (trx: Trx, numero: string) => sql`${personasConDocumento(numero)}`.execute(trx),
  'si un número consta': (trx: Trx, numero: string) => numeroConsta(trx, numero),
  'su afiliación, por su clave': (trx: Trx, numero: string) =>
    titularesPorReferencia(trx, {
      numero: numeroDocumento(numero),
      complemento: '',
      fechaNacimiento: NACIDA,
      codigoEntidad: 'NIT-1020304050',
      fechaAfiliacion: null,
      idEnteGestor: null,
    }).execute(),
  'su detalle': (trx: Trx, numero: string) => afiliacionesDelTitular(trx, detalleDe(numero)),
  'sus beneficiarios, en su detalle': (trx: Trx, numero: string) => beneficiariosDelTitular(trx, detalleDe(numero)),
  'su ficha, en su detalle': (trx: Trx, numero: string) => fichaDelTitular(trx, detalleDe(numero)),
  'sus registros en todos los entes': (trx: Trx, numero: string) =>
    registrosEnTodosLosEntes(trx, { numero: numeroDocumento(numero), complemento: '', fechaNacimiento: NACIDA }),
};

describe('una-persona.plan.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const { db } = base.owner;
    await insertarTitulares(db, PERSONAS, sql`select 100 as estado, null::date as baja, null::date as fin`);
    // Half of them have a former complement on record.
    await sql`insert into identidad_anterior (id_persona, tipo_doc, numero_documento, complemento, fecha_nacimiento,
        nombres, primer_apellido, segundo_apellido, hasta, id_usuario)
      select id, tipo_doc, numero_documento, '9Z', fecha_nacimiento, nombres, '', '', now(), 1
      from persona where nombres = 'PERSONA' and id % 2 = 0`.execute(db);
    await sql`vacuum analyze persona, identidad_anterior`.execute(db);
  });
  afterAll(() => base.cerrar());

  const leidas = async (db: Db | Trx): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select sum(pg_stat_get_xact_tuples_returned(c.oid))::bigint as n from pg_class c
      where c.oid in ('persona'::regclass, 'identidad_anterior'::regclass, 'afiliacion'::regclass)
        or c.oid in (select indexrelid from pg_index
          where indrelid in ('persona'::regclass, 'identidad_anterior'::regclass, 'afiliacion'::regclass))`.execute(db);
    return rows[0]?.n ?? Number.NaN;
  };
  async function cuantas(db: Db, preguntar: (trx: Trx) => Promise<unknown>): Promise<number> {
    const { id } = await base.owner.db
      .selectFrom('usuario')
      .select('id')
      .where('username', '=', usuarioDe('OPE_AFILIACION'))
      .executeTakeFirstOrThrow();
    const alcance = alcanceDePrueba({ idUsuario: id, entes: [CNS], idEmpleador: null });
    return conFotoDelAlcance(db, alcance, async (trx) => {
      await preguntar(trx);
      const antes = await leidas(trx);
      await preguntar(trx);
      return (await leidas(trx)) - antes;
    });
  }

  it.each(Object.entries(PREGUNTAS))(
    '%s se lee por índice: presente, de antes, o de nadie',
    async (_que, preguntar) => {
      for (const numero of ['7000100', '7000101', '7654321']) {
        expect(await cuantas(base.app.db, (trx) => preguntar(trx, numero))).toBeLessThan(POCAS);
      }
    },
  );

  it('a quién se registra se lo halla por índice, sin saber de antes a quién', async () => {
    const senas = {
      tipo_documento: 'CI',
      tipo_doc: 1 as const,
      numero_documento: numeroDocumento('7000100'),
      complemento: '',
      fecha_nacimiento: NACIDA,
      nombres: 'PERSONA',
      primer_apellido: '',
      segundo_apellido: '',
      sexo: '',
    };
    const leidasAl = (trx: Trx) => tomarOCrearPersona(trx, senas, null, new Date());
    const n = await cuantas(base.app.db, async (trx) => {
      await sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`.execute(trx);
      await leidasAl(trx);
    });
    expect(n).toBeGreaterThan(0);
    expect(n).toBeLessThan(POCAS);
  });

  it('los archivos de un número, también', async () => {
    const leer = (trx: Trx) => archivosDelNumero(trx, '7000100', fecha('2026-10-14'), [CNS]);
    const n = await cuantas(base.owner.db, leer);
    expect(n).toBeGreaterThan(0);
    expect(n).toBeLessThan(POCAS);
  });
});
