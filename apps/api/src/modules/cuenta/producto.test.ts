import type { Perfil } from '@sgpa/contract/v1/perfil';
import type { Terminos } from '@sgpa/contract/v1/terminos-vigentes';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('producto.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba({ config: { producto: 'RPA' } });
  });
  afterAll(() => api.cerrar());

  it.each([
    ['adm.autoridad', 'ADM_RPA'],
    ['ope.afiliaciones', 'OPE_AFILIACION'],
  ])(
    'con otro nombre de producto, %s tiene el rol %s en el token y en el perfil, y puede lo mismo',
    async (usuario, rol) => {
      const token = await api.ingresar(usuario);
      expect(decodeJwt(token)).toMatchObject({ usr: { codigoRol: rol } });
      const { status, body } = await api.pedir<Perfil>(token, 'GET', '/api/v1/findUsuario');
      expect([status, body.codigoRol]).toEqual([200, rol]);
      expect((await api.pedir(token, 'GET', '/api/v1/afiliado/ente-gestor-all')).status).toBe(200);
    },
  );

  it('los términos y la documentación lo nombran así', async () => {
    const { body } = await api.pedir<Terminos>(null, 'GET', '/api/v1/terminos');
    expect(body.titulo).toBe('Términos y condiciones de uso de la plataforma RPA');
    expect(body.texto).toContain('d) Gestor RPA');
    expect(body.texto).not.toContain('SGPA');
    const documento = await api.pedir<{ info: { title: string } }>(null, 'GET', '/api/documentacion/json');
    expect(documento.body.info.title).toBe('RPA');
  });
});
