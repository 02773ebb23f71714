import { type IdEnteGestor, idEnteGestor, idPersona } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba, conFotoDelAlcance } from '@sgpa/testing/alcance';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../../db/pool.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { responderDudas } from '../../ciclo/confirmacion-defuncion.queries.ts';
import { type FiltroNovedades, paginaDeNovedades, totalDeNovedades } from '../novedad.queries.ts';

const ABIERTAS = 6000;
const SIN_FILTRO = { idEnteGestor: null, numeroDocumento: null, departamento: null };

/** Measures a page of many novedades: some are open, one in seven of an entity, one in nine of a place. */
describe('novedades.plan.test.ts', () => {
  let api: ApiDePrueba;
  let entes: IdEnteGestor[];
  beforeAll(async () => {
    api = await crearApiDePrueba();
    const { db } = api.base.owner;
    await sql`delete from novedad`.execute(db);
    await sql`alter table novedad disable trigger novedad_ubicar`.execute(db);
    await sql`insert into novedad
        (codigo, id_ente_gestor, id_persona, id_afiliacion, id_departamento, detalle, estado, creado_en)
      select 'CLASE_' || n, g.ids[1 + (n / 3) % 7], a.personas[1 + n % cardinality(a.ids)], a.ids[1 + n % cardinality(a.ids)], 1 + (n / 21) % 9, 'x',
        case when n % 3 = 0 then 'ABIERTA' else 'PROCESADA' end, now()
      from generate_series(1, ${ABIERTAS * 3}::integer) n
      cross join (
        select array_agg(id order by id) as ids, array_agg(id_persona order by id) as personas from afiliacion
      ) a
      cross join (select array_agg(id order by id) as ids from ente_gestor) g`.execute(db);
    await sql`vacuum analyze novedad`.execute(db);
    entes = (await db.selectFrom('ente_gestor').select('id').execute()).map(({ id }) => id);
  });
  afterAll(() => api.cerrar());

  /** Counts the index entries that this transaction has read, and how often the table was read whole. */
  const leidas = async (trx: Trx) => {
    const { rows } = await sql<{ entradas: number; enteras: number }>`
      select (select sum(pg_stat_get_xact_tuples_returned(indexrelid))::bigint from pg_index
          where indrelid = 'novedad'::regclass) as entradas,
        pg_stat_get_xact_numscans('novedad'::regclass) as enteras`.execute(trx);
    return rows[0] ?? { entradas: Number.NaN, enteras: Number.NaN };
  };

  const leer = (filtro: FiltroNovedades, alcanzados: IdEnteGestor[], pagina: number) =>
    conFotoDelAlcance(
      api.base.app.db,
      alcanceDePrueba({ idUsuario: 1, entes: alcanzados, idEmpleador: null }),
      async (trx) => {
        const pedirla = () => Promise.all([totalDeNovedades(trx, filtro), paginaDeNovedades(trx, filtro, pagina, 10)]);
        await pedirla();
        const antes = await leidas(trx);
        const [total] = await pedirla();
        const despues = await leidas(trx);
        return {
          total,
          entradas: despues.entradas - antes.entradas,
          enteras: despues.enteras - antes.enteras,
        };
      },
    );

  it.each([
    ['todas, de la autoridad', SIN_FILTRO],
    ['de un departamento, de la autoridad', { ...SIN_FILTRO, departamento: '3' }],
    ['de un ente gestor', { ...SIN_FILTRO, idEnteGestor: idEnteGestor(1) }],
    ['de un ente gestor en un departamento', { ...SIN_FILTRO, idEnteGestor: idEnteGestor(1), departamento: '3' }],
    ['de una persona', { ...SIN_FILTRO, idEnteGestor: idEnteGestor(1), numeroDocumento: '1000100' }],
  ])('%s: del índice, lo que cuenta y su página', async (_que, filtro) => {
    const alcanzados = filtro.idEnteGestor === null ? entes : [filtro.idEnteGestor];
    for (const pagina of [0, 7]) {
      const visto = await leer(filtro, alcanzados, pagina);
      // Each open one is counted in an index and skipped on the way to its page; rows are read only for the page.
      expect([filtro, visto]).toEqual([filtro, { ...visto, enteras: 0 }]);
      expect(visto.entradas).toBeLessThanOrEqual(visto.total + pagina * 10 + 40);
    }
  });

  it('las dudas de una defunción que se confirma se responden por la persona, sin leer las de los demás', async () => {
    await enTransaccion(api.base.owner.db, async (trx) => {
      const antes = await leidas(trx);
      await responderDudas(trx, idPersona(1), new Date());
      expect((await leidas(trx)).enteras - antes.enteras).toBe(0);
    });
  });

  it('y hay qué contar en cada una', async () => {
    expect((await leer(SIN_FILTRO, entes, 0)).total).toBe(ABIERTAS);
    expect(
      (await leer({ ...SIN_FILTRO, idEnteGestor: idEnteGestor(1), departamento: '3' }, [idEnteGestor(1)], 0)).total,
    ).toBeGreaterThan(90);
  });
});
