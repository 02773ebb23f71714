import type { Perfil } from '@sgpa/contract/v1/perfil';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('perfil.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const leer = async (username: string) =>
    (await api.pedir<Perfil>(await api.ingresar(username), 'GET', '/api/v1/findUsuario')).body;

  it('dice quién es, dónde trabaja y qué puede', async () => {
    const perfil = await leer('ope.afiliaciones');
    expect(perfil).toMatchObject({
      usuario: 'ope.afiliaciones',
      enteGestor: 'Caja Nacional de Salud',
      idEnteGestor: 1,
      siglaEnteGestor: 'CNS',
      logo: '/logos/cns.svg',
      nombres: 'MIRIAM',
      paterno: 'CALLE',
      materno: 'HUANCA',
      cargo: 'OPERADORA DE AFILIACIONES',
      codigoRol: 'OPE_AFILIACION',
      establecimiento: { departamentoSubsector: 'La Paz' },
    });
    expect(perfil.establecimiento.establecimiento).not.toBe('');
    expect(perfil.acciones_permitidas).toContain('registro-titular');
    expect(JSON.stringify(perfil)).not.toMatch(/argon|password_hash/i);
  });

  it.each([
    ['ope.afiliaciones', false, null],
    ['caja.sus', false, 'VOLUNTARIO'],
    ['adm.autoridad', true, null],
    ['cons.autoridad', true, null],
  ])('%s: elige el ente gestor: %s; atiende solo: %s', async (cuenta, elige, tipo) => {
    expect(await leer(cuenta)).toMatchObject({ elige_ente: elige, tipo_asegurado_fijo: tipo });
  });

  it('de quien no trabaja en un establecimiento, esos campos vienen vacíos', async () => {
    const perfil = await leer('empleador.consulta');
    expect(Object.values(perfil.establecimiento)).toEqual(['', '', '', '', '', '']);
    expect(perfil.acciones_permitidas).not.toContain('estado-asegurado');
    expect(perfil.acciones_permitidas).toContain('lista-asegurados');
  });
});
