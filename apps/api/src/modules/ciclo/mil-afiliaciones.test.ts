import { randomUUID } from 'node:crypto';
import { darAConocer } from '@sgpa/testing/alguien';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { actuar, referenciaTitular, revisarContadores } from '@sgpa/testing/ciclo';
import { cuantosCasos } from '@sgpa/testing/cuantos-casos';
import { contarRegistro, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CUANTAS = cuantosCasos(1000, 200);
const A_LA_VEZ = 8;
const PRIMERA = 8_000_000;
const PASOS = ['registro-titular', 'baja-titular', 'ampliacion-titular'] as const;
const HOY = '2026-10-14';
const HASTA = '2027-01-31';

describe('mil-afiliaciones.test.ts', () => {
  const numeros = Array.from({ length: CUANTAS }, (_, i) => String(PRIMERA + i));
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    // Requests are injected without connections: there may be three thousand, and none is about HTTP.
    const propia = await crearApiDePrueba();
    api = { ...propia, pedir: propia.inyectar };
    token = await api.ingresar('ope.afiliaciones');
    for (const numero of numeros) darAConocer(api, numero);
  });
  afterAll(() => api.cerrar());

  /** Runs it for every number, several at a time, and counts how often each status was answered. */
  async function conTodas(hacer: (numero: string) => Promise<number>): Promise<Record<number, number>> {
    const pendientes = numeros.values();
    const veces: Record<number, number> = {};
    const trabajar = async () => {
      for (const numero of pendientes) {
        const codigo = await hacer(numero);
        veces[codigo] = (veces[codigo] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: A_LA_VEZ }, trabajar));
    return veces;
  }
  const accion = async (cual: 'baja-titular' | 'ampliacion-titular', numero: string, cambios: object) =>
    (await actuar(api, token, cual, { ...referenciaTitular(numero), ...cambios }, randomUUID())).body.codigo_respuesta;

  const ampliadas = async () => {
    const ruta = '/api/v1/afiliado/ente-gestor-all?page=0&limit=10&estado=AMPLIACI%C3%93N';
    return (await api.pedir<{ total: number }>(token, 'GET', ruta)).body.total;
  };

  it(`${CUANTAS} registros, bajas y ampliaciones: las cuentas, la historia y la auditoría coinciden`, async () => {
    const { db } = api.base.owner;
    const antes = await contarRegistro(db);
    const listadas = await ampliadas();
    expect(
      await conTodas(async (n) => resultado(await registrar(api, token, pedidoRegistro(n), randomUUID())).codigo),
    ).toEqual({ 500: CUANTAS });
    const baja = { tipo_motivo: 600, fecha_fin: HOY };
    expect(await conTodas((numero) => accion('baja-titular', numero, baja))).toEqual({ 100: CUANTAS });
    const ampliacion = { tipo_motivo: 'AMPLIACION_MEDICA', fecha_fin_ampliacion: HASTA };
    expect(await conTodas((numero) => accion('ampliacion-titular', numero, ampliacion))).toEqual({ 100: CUANTAS });

    // Every affiliation has one row of each, and three history steps that lead from one to the next.
    const despues = await contarRegistro(db);
    expect(despues.afiliacion - antes.afiliacion).toBe(CUANTAS);
    expect(despues.persona - antes.persona).toBe(CUANTAS);
    expect(despues.historia - antes.historia).toBe(CUANTAS * PASOS.length);
    expect(despues.contador - antes.contador).toBe(CUANTAS);
    expect(despues.idempotencia - antes.idempotencia).toBe(CUANTAS * PASOS.length);
    const { rows } = await sql<{ pasos: string; n: number }>`
      with mia as (select a.* from afiliacion a join persona p on p.id = a.id_persona
        where p.numero_documento = any(${numeros})),
      hecho as (
        select m.id, m.estado, m.version, m.fecha_baja, m.fecha_cesantia, m.fecha_ampliacion, m.fin_cobertura,
          (select string_agg(h.accion || ':' || coalesce(h.estado_antes::text, '-') || '>' || h.estado_despues, ' ' order by h.id)
            from afiliacion_historia h where h.id_afiliacion = m.id) as historia,
          (select string_agg(u.accion, ' ' order by u.id)
            from auditoria u where u.recurso = 'afiliacion' and u.id_recurso = m.id::text) as auditoria
        from mia m)
      select concat_ws(' | ', estado, version, fecha_baja, fecha_cesantia, fecha_ampliacion, fin_cobertura, historia, auditoria) as pasos,
        count(*)::int as n
      from hecho group by 1`.execute(db);
    const historia = 'registro-titular:->100 baja-titular:100>103 ampliacion-titular:103>102';
    expect(rows).toEqual([
      {
        pasos: `102 | 3 | ${HOY} | 2026-12-14 | ${HASTA} | ${HASTA} | ${historia} | ${PASOS.join(' ')}`,
        n: CUANTAS,
      },
    ]);
    const operaciones = await sql<{ clave: string; n: number }>`
      select clave, count(*)::int as n from operacion_realizada group by 1 order by 1`.execute(db);
    expect(operaciones.rows).toEqual(PASOS.toSorted().map((clave) => ({ clave, n: CUANTAS })));

    await revisarContadores(db);
    expect((await ampliadas()) - listadas).toBe(CUANTAS);
  }, 600_000);
});
