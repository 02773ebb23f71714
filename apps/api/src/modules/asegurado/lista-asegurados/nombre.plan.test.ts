import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { ALCANZABLES_POR_NOMBRE, TOPE_CON_OTROS_FILTROS, TOPE_POR_NOMBRE } from '@sgpa/domain/asegurado/busqueda';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { CNS } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conAlcance } from '../../../db/alcance.ts';
import type { Trx } from '../../../db/pool.ts';
import { afiliacionesPorNombre } from '../nombre.queries.ts';

interface Lista {
  total: number;
  nroPages: number;
  datos: FilaAsegurado[];
  masDe?: boolean;
}

const COMUNES = TOPE_CON_OTROS_FILTROS + 50;
const CESANTES = 40;

/** Measures what a search by name reads where nearly everybody has the same name, and checks its answer. */
describe('nombre.plan.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
    const { db } = api.base.owner;
    await sql`insert into persona (numero_documento, fecha_nacimiento, nombres, primer_apellido)
      select (7000000 + i)::text, '1990-01-01', 'COMUNISIMO', case when i <= 3 then 'RARISIMO' else 'APELLIDO' || i % 300 end
      from generate_series(1, ${COMUNES}::integer) i`.execute(db);
    await sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion, fecha_baja,
        fecha_cesantia, fin_cobertura, fecha_registro, id_usuario_creacion, creado_en)
      select p.id, m.id_ente_gestor, m.id_entidad, 'TITULAR', m.id_tipo_asegurado, case when n <= ${CESANTES} then 103 else 100 end,
        '2020-01-01', b.baja, (b.baja + interval '2 months')::date, (b.baja + interval '2 months')::date,
        u.dia - (n * 7919 % 2000)::integer, m.id_usuario_creacion, m.creado_en
      from (select id, row_number() over (order by id) as n from persona where nombres = 'COMUNISIMO') p
      cross join (select max(fecha) as dia from contador_dia
        where id_ente_gestor = ${CNS} and tipo = 'TITULAR' and clase = 'REGISTRO') u
      cross join lateral (select case when n <= ${CESANTES} then date '2026-10-01' end as baja) b
      cross join (select a.* from afiliacion a join persona q on q.id = a.id_persona where q.numero_documento = '1000100') m`.execute(
      db,
    );
    await sql`analyze afiliacion, afiliacion_nombre, palabra_nombre`.execute(db);
  });
  afterAll(() => api.cerrar());

  const buscar = async (filtros: string) =>
    (await api.pedir<Lista>(token, 'GET', `/api/v1/afiliado/ente-gestor-all?${filtros}`)).body;
  const ids = ({ datos }: Lista) => datos.map((fila) => fila.idAfiliadoEnteGestor);
  const comunes = async (donde = 'true') =>
    (
      await api.base.owner.pool.query<{ id: number }>(
        `select a.id from afiliacion a join persona p on p.id = a.id_persona where p.nombres = 'COMUNISIMO' and ${donde}
         order by a.fecha_registro desc, a.id desc`,
      )
    ).rows.map(({ id }) => id);

  it('de un nombre común dice «más de», y muestra los más nuevos', async () => {
    const esperados = await comunes();
    const primera = await buscar('nombre=comunisimo&limit=50');
    expect([primera.total, primera.masDe, primera.nroPages]).toEqual([
      TOPE_POR_NOMBRE,
      true,
      ALCANZABLES_POR_NOMBRE / 50,
    ]);
    expect(ids(primera)).toEqual(esperados.slice(0, 50));
    expect(ids(await buscar('nombre=comunisimo&limit=50&page=3'))).toEqual(esperados.slice(150, 200));
    expect(ids(await buscar(`nombre=comunisimo&limit=50&page=${ALCANZABLES_POR_NOMBRE / 50}`))).toEqual([]);
  });

  it('con otros filtros, los que los cumplen, y nunca menos de los que se ven', async () => {
    const cesantes = await buscar('nombre=comunisimo&estado=CESANTIA&limit=100');
    expect(ids(cesantes)).toEqual(await comunes('a.estado = 103'));
    expect([cesantes.total, cesantes.masDe]).toEqual([CESANTES, true]);
    const { rows } = await api.base.owner.pool.query<{ dia: string }>(
      `select min(a.fecha_registro) + 2 as dia from afiliacion a join persona p on p.id = a.id_persona where p.nombres = 'COMUNISIMO'`,
    );
    const porFecha = await buscar(`nombre=comunisimo&tipoFecha=REGISTRO&fechaFin=${rows[0]?.dia}&limit=100`);
    expect(ids(porFecha)).toHaveLength(15);
    expect(ids(porFecha)).toEqual(await comunes(`a.fecha_registro <= '${rows[0]?.dia}'`));
    expect((await buscar('nombre=rarisimo&limit=2')).masDe).toBeUndefined();
  });

  it('de uno menos común, también: pero otros filtros lo cuentan entero, y entero se exporta', async () => {
    const esperados = await comunes("p.primer_apellido like 'APELLIDO1%'");
    expect(esperados.length).toBeGreaterThan(TOPE_POR_NOMBRE);
    const solo = await buscar('nombre=comunisimo+apellido1&limit=50');
    expect([solo.total, solo.masDe, ids(solo)]).toEqual([TOPE_POR_NOMBRE, true, esperados.slice(0, 50)]);
    const filtrado = await buscar('nombre=comunisimo+apellido1&tipoFecha=AFILIACION&fechaFin=2026-01-01&limit=50');
    expect([filtrado.total, filtrado.masDe, ids(filtrado)]).toEqual([
      esperados.length,
      undefined,
      esperados.slice(0, 50),
    ]);
    const archivo = await api.pedir<string>(
      token,
      'GET',
      '/api/v1/asegurado/exportacion?nombre=comunisimo+apellido1&formato=csv',
    );
    expect(archivo.body.trim().split('\r\n')).toHaveLength(esperados.length + 1);
  });

  const leidas = async (trx: Trx) => {
    const { rows } = await sql<{ enteras: number; filas: number; palabras: number }>`select
      pg_stat_get_xact_numscans('afiliacion_nombre'::regclass) + pg_stat_get_xact_numscans('palabra_nombre'::regclass) as enteras,
      pg_stat_get_xact_tuples_fetched('afiliacion_nombre'::regclass) as filas,
      pg_stat_get_xact_tuples_fetched('palabra_nombre'::regclass) as palabras`.execute(trx);
    return rows[0] ?? { enteras: 0, filas: 0, palabras: 0 };
  };

  it.each([
    ['rarisimo comunisimo', 3],
    ['rarisino', 3],
    ['comunisimo apellido77', 34],
  ])('«%s», entre miles, se lee por índice y nada más', async (nombre, hallados) => {
    const cns = alcanceDePrueba({ idUsuario: 1, entes: [CNS], idEmpleador: null });
    await conAlcance(api.base.app.db, cns, async (trx) => {
      const antes = await leidas(trx);
      const hallado = await afiliacionesPorNombre(trx, nombre, { tipo: 'TITULAR', entes: [CNS] }, 10);
      const despues = await leidas(trx);
      expect(hallado?.ids).toHaveLength(hallados);
      expect(despues.enteras - antes.enteras).toBe(0);
      expect(despues.filas - antes.filas).toBe(hallados);
      // Only index entries next to each word are read.
      expect(despues.palabras - antes.palabras).toBeLessThan(20);
    });
  });

  it.each([
    ['de pocas palabras, se escriben todas', 'APELLIDO29', 11, false],
    ['de muchas, queda el comienzo', 'APELLIDO2', 111, true],
  ])('lo que no acaba, %s', async (_que, comienzo, palabras, queda) => {
    const cns = alcanceDePrueba({ idUsuario: 1, entes: [CNS], idEmpleador: null });
    const esperados = await comunes(`p.primer_apellido like '${comienzo}%'`);
    const hallado = await conAlcance(api.base.app.db, cns, (trx) =>
      afiliacionesPorNombre(trx, `comunisimo ${comienzo}`, { tipo: 'TITULAR', entes: [CNS] }, null),
    );
    expect(hallado?.ids).toEqual(esperados);
    expect(hallado?.consulta?.match(/1T apellido/g)).toHaveLength(queda ? 1 : palabras);
    expect(hallado?.consulta?.includes(':*')).toBe(queda);
  });

  it.each([
    // Five of them were registered on the last day, ten on the last two.
    ['de muchos más, sin otro filtro, los más nuevos', 400, 10, { ids: 10, comun: true, leidas: 15 }],
    ['de muchos más, con otro filtro, los del tope', 100, null, { ids: 100, comun: true, leidas: 100 }],
    [
      'de pocos más, los del tope, y los más nuevos',
      COMUNES - 10,
      10,
      { ids: 10, comun: true, leidas: COMUNES - 10 + 15 },
    ],
    ['de menos, todos', COMUNES + 1, 10, { ids: COMUNES, comun: false, leidas: COMUNES }],
    ['de muchos más en pocos días, nadie', 8, 10, { ids: null, comun: true, leidas: 13 }],
  ])('del tope se lee: %s', async (_que, tope, cuantas, esperado) => {
    const cns = alcanceDePrueba({ idUsuario: 1, entes: [CNS], idEmpleador: null });
    await conAlcance(api.base.app.db, cns, async (trx) => {
      const antes = await leidas(trx);
      const { rows } = await sql<{ ids: number[] | null; comun: boolean }>`select to_jsonb(ids) as ids, comun
        from afiliaciones_por_nombre('comunisimo', 'TITULAR', ${[CNS]}::smallint[], ${tope}, ${cuantas})`.execute(trx);
      const { filas } = await leidas(trx);
      expect(
        rows.map(({ ids: de, comun }) => ({ ids: de?.length ?? null, comun, leidas: filas - antes.filas })),
      ).toEqual([esperado]);
    });
  });
});
