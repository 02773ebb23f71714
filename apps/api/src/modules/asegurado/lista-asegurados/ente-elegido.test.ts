import type { Respuesta } from '@sgpa/contract/endpoints';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import { CNS } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The authority sees every managing entity: only the statement says which one it chose, not row security. */
describe('ente-elegido.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  it('de un empleador se ven los del ente gestor elegido, y no los que tiene en otro', async () => {
    const { db } = api.base.owner;
    const { id_entidad } = await afiliacionDe(db, '1000100');
    const ajena = await db
      .selectFrom('afiliacion as a')
      .innerJoin('ente_gestor as g', 'g.id', 'a.id_ente_gestor')
      .select(['a.id', 'g.id as ente', 'g.sigla'])
      .where('a.tipo', '=', 'TITULAR')
      .where('g.id', '<>', CNS)
      .orderBy('a.id')
      .executeTakeFirstOrThrow();
    await db.updateTable('afiliacion').set({ id_entidad }).where('id', '=', ajena.id).execute();
    const token = await api.ingresar('adm.autoridad');
    const siglas = async (ente: number) => {
      const ruta = `/api/v1/afiliado/ente-gestor-all?entidades=${id_entidad}&idEnteGestor=${ente}`;
      const { body } = await api.pedir<Respuesta<'lista-asegurados/titulares'>>(token, 'GET', ruta);
      return [...new Set(body.datos.map(({ siglaEnteGestor }) => siglaEnteGestor))];
    };
    expect([await siglas(CNS), await siglas(ajena.ente)]).toEqual([['CNS'], [ajena.sigla]]);
  });
});
