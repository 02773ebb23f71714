import type { Respuesta } from '@sgpa/contract/endpoints';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { RELOJ_DEL_PRODUCTO } from '@sgpa/testing/reloj-del-producto';
import { CNS } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASO } from './tramos.ts';

/** Most tests' databases take the server's clock; here each row bears the database's own time, as in production. */
describe('exportacion-asegurados.reloj.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    await sql`with personas as (insert into persona (numero_documento, fecha_nacimiento, nombres)
        select (7000000 + i)::text, '1990-01-01', 'PERSONA' from generate_series(1, ${PASO + 50}) i returning id)
      insert into afiliacion (id_persona, id_ente_gestor, id_entidad, tipo, id_tipo_asegurado, estado, fecha_afiliacion, fecha_registro,
        id_usuario_creacion, creado_en)
      select p.id, m.id_ente_gestor, m.id_entidad, 'TITULAR', m.id_tipo_asegurado, 100, '2020-01-01', '2020-01-01', m.id_usuario_creacion, m.creado_en
      from personas p
      cross join (select a.* from afiliacion a join persona q on q.id = a.id_persona where q.numero_documento = '1000100') m`.execute(
      api.base.owner.db,
    );
    await api.base.owner.pool.query(`${RELOJ_DEL_PRODUCTO}; select auditoria_crear_particion(now()::date)`);
    api.reloj.poner(new Date());
    await sql`update usuario set ultimo_ingreso = now()`.execute(api.base.owner.db);
  });
  afterAll(() => api.cerrar());

  const bajar = async (token: string, ruta: string) => {
    const respuesta = await fetch(api.url + ruta, { headers: { authorization: `Bearer ${token}` } });
    return { status: respuesta.status, lineas: (await respuesta.text()).split('\n').length };
  };

  it('la lista como archivo sale entera, y a quien está en su último paso se le ve quién la bajó', async () => {
    const lista = await bajar(await api.ingresar('ope.afiliaciones'), '/api/v1/asegurado/exportacion?formato=csv');
    expect([lista.status, lista.lineas > PASO + 50]).toEqual([200, true]);
    const { id } = await api.base.owner.db
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select('a.id')
      .where('numero_documento', '=', sql<never>`'7000001'`)
      .executeTakeFirstOrThrow();
    const autoridad = await api.ingresar('adm.autoridad');
    const { body } = await api.pedir<Respuesta<'quien-consulto'>>(autoridad, 'GET', `/api/v1/auditoria/persona/${id}`);
    expect(body.datos.map(({ usuario }) => usuario)).toEqual(['ope.afiliaciones']);
    const auditoria = await bajar(autoridad, '/api/v1/auditoria/exportacion?accion=exportacion-asegurados');
    expect([auditoria.status, auditoria.lineas > 1]).toEqual([200, true]);
  });

  it('al titular que nombra la fila de un beneficiario también se le ve quién bajó esa lista', async () => {
    const ruta = '/api/v1/asegurado/exportacion?formato=csv&tipoAfiliado=BENEFICIARIO';
    expect((await bajar(await api.ingresar('ope.vigencia'), ruta)).status).toBe(200);
    const { id_titular } = await api.base.owner.db
      .selectFrom('afiliacion')
      .select('id_titular')
      .where('tipo', '=', 'BENEFICIARIO')
      .where('id_ente_gestor', '=', CNS)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const autoridad = await api.ingresar('adm.autoridad');
    const persona = `/api/v1/auditoria/persona/${id_titular}`;
    const { body } = await api.pedir<Respuesta<'quien-consulto'>>(autoridad, 'GET', persona);
    const consultas = body.datos.map(({ usuario, accion }) => `${usuario} ${accion}`);
    expect(consultas).toContain('ope.vigencia exportacion-asegurados');
  });
});
