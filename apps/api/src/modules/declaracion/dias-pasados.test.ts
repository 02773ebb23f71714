import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sumar } from '@sgpa/domain/declaracion/conteos';
import { fecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARPETAS } from '../../db/migrar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { contarDias } from './conteo-registro.service.ts';
import { cuadernoDe, INICIO, vivir } from './testing/vidas.ts';

const CUANTOS = 60;
const ENTE = idEnteGestor(90);
const DEPARTAMENTOS = [1, 2, 3];

/** Compares past days with a recount that replays the events which the test kept, and knows no rule of the product. */
describe('dias-pasados.test.ts', () => {
  let api: ApiDePrueba;
  let vidas: Awaited<ReturnType<typeof vivir>>;
  const db = () => api.base.owner.db;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    await db()
      .insertInto('ente_gestor')
      .values({ id: ENTE, nombre: 'ENTE DE PRUEBA', sigla: 'PRUEBA', tipo: 'CAJA', id_departamento: 1 })
      .execute();
    vidas = await vivir(api, ENTE);
  }, 240_000);
  afterAll(() => api.cerrar());

  const columnas = () =>
    db()
      .selectFrom('afiliacion')
      .select(['id', 'estado', 'estado_previo', 'revisiones', 'fin_anterior'])
      .where('id_ente_gestor', '=', ENTE)
      .orderBy('id')
      .execute();

  it('en 60 días al azar, cada departamento cuenta a quienes cuenta el cuaderno, de uno en uno', async () => {
    const azar = fc.sample(fc.integer({ min: -20, max: 190 }), { numRuns: CUANTOS * 3, seed: 23_112_026 });
    const dias = [...new Set(azar)].slice(0, CUANTOS).map((n) => sumarDias(INICIO, n));
    expect(dias).toHaveLength(CUANTOS);
    const contados = await enTransaccion(db(), (trx) =>
      contarDias(
        trx,
        dias.map((dia) => ({ id_ente_gestor: ENTE, fecha: dia })),
      ),
    );
    const delRegistro = contados.map(({ fecha: dia, lugares }) => [
      dia,
      ...DEPARTAMENTOS.flatMap((departamento) => {
        const c = sumar([lugares.get(departamento) ?? []].flat());
        return [c.titularesValidos + c.titularesObservados, c.beneficiariosValidados + c.beneficiarioObservado];
      }),
    ]);
    const delCuaderno = dias.map((dia) => [
      dia,
      ...DEPARTAMENTOS.flatMap((departamento) =>
        ['TITULAR', 'BENEFICIARIO'].map(
          (tipo) =>
            vidas.filter((v) => v.departamento === departamento && v.tipo === tipo && cuadernoDe(v, dia)).length,
        ),
      ),
    ]);
    expect(delRegistro).toEqual(delCuaderno);
    // The days differ enough that a count which forgets an event is noticed.
    expect(new Set(delCuaderno.map((cuenta) => cuenta.slice(1).join())).size).toBeGreaterThan(20);
  });

  it('la migración saca de la historia lo mismo que anotan las acciones', async () => {
    const escrito = await readFile(path.join(CARPETAS.migraciones, '0048_dias_pasados.sql'), 'utf8');
    const rellenar = /disable trigger user;(.*)alter table afiliacion enable trigger user/s.exec(escrito)?.[1] ?? '';
    const anotado = await columnas();
    expect(anotado.filter((a) => a.revisiones !== null).length).toBeGreaterThan(10);
    expect(anotado.filter((a) => a.fin_anterior !== null).length).toBeGreaterThan(1);
    await sql`update afiliacion set estado_previo = null, revisiones = null, fin_anterior = null`.execute(db());
    await sql.raw(rellenar).execute(db());
    expect(await columnas()).toEqual(anotado);
  });

  it('quien entró en revisión hoy cuenta ayer como lo que era', async () => {
    const { id_ente_gestor } = await afiliacionDe(db(), '1000108');
    const contar = async (dia: string) => {
      const [contado] = await enTransaccion(db(), (trx) => contarDias(trx, [{ id_ente_gestor, fecha: fecha(dia) }]));
      return sumar([...(contado?.lugares.values() ?? [])]);
    };
    const antes = await contar('2026-09-12');
    await db()
      .updateTable('afiliacion')
      .set({ estado: 108, estado_previo: 100, fecha_revision: fecha('2026-10-14') })
      .where('id_ente_gestor', '=', id_ente_gestor)
      .where('estado', '=', 100)
      .execute();
    expect(await contar('2026-09-12')).toEqual(antes);
    expect((await contar('2026-10-14')).titularesValidos).toBeLessThan(antes.titularesValidos / 2);
  });
});
