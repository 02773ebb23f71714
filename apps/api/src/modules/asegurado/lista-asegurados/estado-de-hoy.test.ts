import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { ESTADOS_DEL_FILTRO } from '@sgpa/domain/cobertura/estados';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { CNS } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NOMBRES = ESTADOS_DEL_FILTRO.flatMap(({ nombres }) => nombres);
const FILAS = 1300;
const LIMITE = 100;

interface Lista {
  total: number;
  datos: FilaAsegurado[];
}

/** The daily job does not run here: filter, total, page and rows go by the state of the moment. */
describe('estado-de-hoy.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    const { db } = api.base.owner;
    await sql`insert into persona (numero_documento, fecha_nacimiento, nombres)
      select (7000000 + i)::text, '1990-01-01', 'PERSONA' from generate_series(1, ${FILAS}) i`.execute(db);
    // Bajas, cesantías and ampliaciones end in the next days, each with its stored end.
    await sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion, fecha_baja,
        fecha_cesantia, fecha_ampliacion, fin_cobertura, fecha_registro, id_usuario_creacion, creado_en)
      select p.id, m.id_ente_gestor, m.id_entidad, 'TITULAR', m.id_tipo_asegurado, e.estado, '2020-01-01', f.baja, f.cesantia, f.ampliacion,
        coalesce(f.ampliacion, f.cesantia, f.baja - 1), date '2026-10-01' - (n % 90)::integer, m.id_usuario_creacion, m.creado_en
      from (select id, row_number() over (order by id) as n from persona where nombres = 'PERSONA') p
      cross join lateral (select (array[100, 101, 101, 102, 103])[1 + n % 5] as estado, date '2026-10-14' + (n % 4)::integer as dia) e
      cross join lateral (select
        case e.estado when 100 then null when 101 then e.dia + 1 when 102 then date '2026-07-01' else e.dia - 60 end as baja,
        case when e.estado = 102 then date '2026-09-01' when e.estado = 103 then e.dia when e.estado = 101 and n % 2 = 0 then e.dia + 61 end as cesantia,
        case when e.estado = 102 then e.dia end as ampliacion) f
      cross join (select a.* from afiliacion a join persona q on q.id = a.id_persona where q.numero_documento = '1000100') m`.execute(
      db,
    );
  });
  afterAll(() => api.cerrar());

  const listar = async (filtros: Record<string, string>) => {
    const ruta = `/api/v1/afiliado/ente-gestor-all?${new URLSearchParams({ limit: String(LIMITE), ...filtros })}`;
    const { status, body } = await api.inyectar<Lista>(token, 'GET', ruta);
    expect(status).toBe(200);
    return body;
  };
  const entera = async (filtros: Record<string, string>) => {
    const { total, datos } = await listar(filtros);
    for (let page = 1; page * LIMITE < total; page += 1) {
      datos.push(...(await listar({ ...filtros, page: String(page) })).datos);
    }
    expect(datos).toHaveLength(total);
    return datos.map(({ idAfiliadoEnteGestor: id, estado }) => ({ id, estado: estado.descripcion }));
  };

  const filtros = async (): Promise<Record<string, Record<string, string>>> => {
    const { id_entidad } = await api.base.owner.db
      .selectFrom('afiliacion')
      .select('id_entidad')
      .where('id_ente_gestor', '=', CNS)
      .where('fecha_afiliacion', '=', sql<never>`date '2020-01-01'`)
      .executeTakeFirstOrThrow();
    return {
      'sin más': {},
      'por empleador': { entidades: String(id_entidad) },
      'por día de registro': { tipoFecha: 'REGISTRO', fechaInicio: '2026-07-01', fechaFin: '2026-10-14' },
      'por día de afiliación': { tipoFecha: 'AFILIACION', fechaInicio: '2020-01-01', fechaFin: '2020-01-31' },
      propias: { misRegistros: 'true' },
      'por documento': { numeroDocumento: '7000003' },
    };
  };

  const TRES_DIAS = '2026-10-17T04:00:01Z';
  const ingresarA = async (ahora: string) => {
    api.reloj.poner(new Date(ahora));
    token = await api.ingresar('ope.afiliaciones');
  };

  it.each([
    ['a las 00:00:01', '2026-10-15T04:00:01Z'],
    ['con la tarea diaria parada tres días', TRES_DIAS],
  ])('%s, filtro, total, página y filas concuerdan en cada estado', async (_cuando, ahora) => {
    await ingresarA(ahora);
    const vistos = new Set<string>();
    for (const [nombre, filtro] of Object.entries(await filtros())) {
      const todas = await entera(filtro);
      for (const estado of NOMBRES) {
        const esperadas = todas.filter((fila) => fila.estado === estado);
        expect([nombre, estado, await entera({ ...filtro, estado })]).toEqual([nombre, estado, esperadas]);
        if (esperadas.length > 0) vistos.add(estado);
      }
      const dos = todas.filter(({ estado }) => ['CESANTIA', 'INACTIVO'].includes(estado));
      expect([nombre, await entera({ ...filtro, estado: 'CESANTIA,INACTIVO' })]).toEqual([nombre, dos]);
    }
    expect(vistos.size).toBeGreaterThanOrEqual(5);
    // The stored states must be behind, or this would show nothing.
    const { rows } = await sql<{ n: number }>`select count(*) as n from afiliacion
      where estado in (101, 102, 103) and (fin_cobertura < ${ahora}::date or fecha_baja <= ${ahora}::date and estado = 101)`.execute(
      api.base.owner.db,
    );
    expect(rows[0]?.n).toBeGreaterThan(200);
  });

  it('el resumen cuenta cada estado como las filas lo muestran', async () => {
    await ingresarA(TRES_DIAS);
    const de = async (ruta: string) =>
      (await api.pedir<{ totalElement?: number; total?: number }>(token, 'GET', ruta)).body;
    const { body } = await api.pedir<{ data: [string, string | number][] }>(
      token,
      'POST',
      '/api/v1/estadistica/totalPorEstado',
      {},
    );
    for (const [estado, total] of body.data.slice(1)) {
      const filtro = new URLSearchParams({ estado });
      const titulares = (await de(`/api/v1/afiliado/ente-gestor-all?${filtro}`)).total ?? 0;
      const beneficiarios = (await de(`/api/v1/beneficiario/ente-gestor-all?${filtro}`)).totalElement ?? 0;
      expect([estado, total]).toEqual([estado, titulares + beneficiarios]);
    }
  });
});
