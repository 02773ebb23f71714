import path from 'node:path';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { parteDe, SUPERFICIES } from '@sgpa/testing/cable/superficies';
import type { paths } from '@sgpa/testing/cable/v1.generated';
import { astToString, openapiTS } from '@sgpa/testing/tipos-de-openapi';
import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TIPOS = path.join(import.meta.dirname, '../../../../testing/src/cable/v1.generated.ts');

/** Another system's client is made of the OpenAPI document alone, without the contract. */
describe('cliente.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  it('sus tipos son los que openapi-typescript hace del documento', async () => {
    const { body } = await api.pedir<object>(null, 'GET', '/api/documentacion/json');
    const tipos = await openapiTS(JSON.stringify(parteDe(JSON.stringify(body), SUPERFICIES.v1)));
    await expect(astToString(tipos)).toMatchFileSnapshot(TIPOS);
  });

  it('ingresa, lista a los titulares y abre el detalle de uno', async () => {
    const cliente = createClient<paths>({ baseUrl: api.url });
    const ingreso = await cliente.POST('/api/v1/login_app', {
      body: { username: 'ope.afiliaciones', password: PASSWORD_DEMO },
    });
    const headers = { authorization: `Bearer ${ingreso.data?.token}` };

    const lista = await cliente.GET('/api/v1/afiliado/ente-gestor-all', {
      params: { query: { orden: 'DOCUMENTO', limit: 25 } },
      headers,
    });
    const fila = lista.data?.datos.find(({ complemento_documento }) => complemento_documento === '');
    if (fila === undefined) throw new Error('nobody is listed');

    const { tipo_documento, numero_documento, fecha_nacimiento, codigo_entidad, estado } = fila;
    const { fecha_afiliacion } = estado;
    const detalle = await cliente.GET(
      '/api/v1/asegurado/buscar/titular/{tipo_documento}/{numero_documento}/{fecha_nacimiento}/{codigo_entidad}/{fecha_afiliacion}',
      {
        params: { path: { tipo_documento, numero_documento, fecha_nacimiento, codigo_entidad, fecha_afiliacion } },
        headers,
      },
    );
    expect(detalle.data?.titular?.numero_documento).toBe(numero_documento);

    const sinSesion = await cliente.GET('/api/v1/afiliado/ente-gestor-all');
    expect([sinSesion.response.status, sinSesion.error?.codigo]).toEqual([401, 'SESION_REQUERIDA']);
  });
});
