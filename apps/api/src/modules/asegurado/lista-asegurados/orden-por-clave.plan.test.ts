import { claveDeOrden, type OrdenDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { alcanceDePrueba } from '@sgpa/testing/alcance';
import { type Base, crearBase } from '@sgpa/testing/base';
import { contarLeidas, insertarTitulares } from '@sgpa/testing/plan';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../../../db/pool.ts';
import { CODIGOS } from '../filtro.ts';
import { paginaDeLista } from '../lista.queries.ts';
import { paginaPorClave } from '../orden.queries.ts';

const FILAS = 6000;
/**
 * The limit allows a page of ten, the index entries that are skipped on the way to it, and row security's own reads.
 */
const LEIDAS = 300;
const CNS = idEnteGestor(1);
const NADIE: readonly number[] = [];

/** Measures a page in the order of an index, in a register where everybody was affiliated on the same day. */
describe('orden-por-clave.plan.test.ts', () => {
  let base: Base;
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    const { db } = base.owner;
    // Every second one is in cesantía.
    const hechos = sql`select * from (values (0, 100, null::date, null::date), (1, 103, date '2026-10-01', date '2026-12-01'))
      v (k, estado, baja, fin) where k = n % 2`;
    await insertarTitulares(db, FILAS, hechos);
    await sql`insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_titular, id_parentesco, id_tipo_asegurado,
        estado, fecha_afiliacion, fecha_registro, id_usuario_creacion, creado_en)
      select t.id_persona, t.id_ente_gestor, t.id_entidad, 'BENEFICIARIO', m.id_titular, m.id_parentesco, t.id_tipo_asegurado,
        100, '2020-01-01', '2020-01-01', t.id_usuario_creacion, t.creado_en
      from afiliacion t join persona p on p.id = t.id_persona
      cross join (select b.* from afiliacion b where b.tipo = 'BENEFICIARIO' and b.id_ente_gestor = ${CNS} order by id limit 1) m
      where p.nombres = 'PERSONA'`.execute(db);
    await sql`select contadores_rehacer()`.execute(db);
    await sql`vacuum analyze afiliacion_nombre`.execute(db);
  });
  afterAll(() => base.cerrar());

  const contando = (tarea: (trx: Trx) => Promise<unknown>) =>
    contarLeidas(base.app.db, alcanceDePrueba({ idUsuario: 1, entes: [CNS], idEmpleador: null }), tarea);

  const ORDENES = ['DOCUMENTO', 'NOMBRE', 'AFILIACION', 'REGISTRO'] as const;
  it.each(
    ORDENES.flatMap((orden) =>
      [orden, orden === 'REGISTRO' ? ('REGISTRO_ASC' as const) : (`${orden}_DESC` as const)].flatMap((uno) => [
        [uno, 'TITULAR', CODIGOS] as const,
        [uno, 'TITULAR', [ESTADO.CESANTIA]] as const,
        [uno, 'BENEFICIARIO', CODIGOS] as const,
      ]),
    ),
  )('por %s, %s en %j: una página lee lo suyo y lo que pasa por alto', async (orden, tipo, estados) => {
    const f = filtro(orden, tipo, estados);
    const en = claveDeOrden(orden);
    const pagina = en === null ? paginaDeLista(f) : paginaPorClave(f, en, { halladas: FILAS / 2, todas: FILAS });
    expect(await contando((trx) => pagina.execute(trx))).toBeLessThan(LEIDAS);
  });

  const filtro = (orden: OrdenDeLista, tipo: 'TITULAR' | 'BENEFICIARIO', estados: readonly number[]) => ({
    tipo,
    entes: [CNS],
    estados,
    entidades: NADIE,
    fechas: null,
    numeroDocumento: null,
    afiliaciones: null,
    venceEn: null,
    porEdad: null,
    orden,
    idCreador: null,
    pagina: 0,
    limite: 10,
    empleador: null,
    hoy: fecha('2026-10-14'),
  });
});
