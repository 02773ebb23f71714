import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoRegistro } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Estado = { activo: boolean };

describe('aceptacion-terminos.test.ts', () => {
  let api: ApiDePrueba;
  beforeEach(async () => {
    api = await crearApiDePrueba();
  });
  afterEach(() => api.cerrar());

  const activo = async (token: string, ruta = 'verificarAceptacion') => {
    const { status, body } = await api.pedir<Estado>(token, 'GET', `/api/v1/${ruta}`);
    return [status, body.activo];
  };
  const codigo = async (token: string, metodo: 'GET' | 'POST', ruta: string, cuerpo?: unknown) => {
    const { status, body } = await api.pedir(token, metodo, `/api${ruta}`, cuerpo);
    return [status, body.codigo];
  };

  it('sin aceptar no se hace nada más que leer, aceptar y salir; después, todo', async () => {
    const token = await api.ingresar('sin.terminos');
    expect(await activo(token)).toEqual([200, false]);
    const pendientes = [403, 'TERMINOS_PENDIENTES'];
    expect(await codigo(token, 'GET', '/v1/afiliado/ente-gestor-all')).toEqual(pendientes);
    expect(await codigo(token, 'GET', '/v1/enteGestor/findAll')).toEqual(pendientes);
    expect(await codigo(token, 'POST', '/v1/estadistica/totalPorEstado', {})).toEqual(pendientes);
    expect(await codigo(token, 'POST', '/v1/usuario/cambiarPassword', {})).toEqual(pendientes);
    expect(await codigo(token, 'POST', '/v2/afiliado/ente-gestor', pedidoRegistro('1000001'))).toEqual(pendientes);
    for (const ruta of [
      'findUsuario',
      'findMenuPrincipalByRol',
      'findMenuSecundarioByRol',
      'operacionByUsuario',
      'terminos',
    ])
      expect((await codigo(token, 'GET', `/v1/${ruta}`))[0]).toBe(200);

    expect(await activo(token, 'activarUsuario')).toEqual([200, true]);
    expect(await activo(token)).toEqual([200, true]);
    expect((await codigo(token, 'GET', '/v1/afiliado/ente-gestor-all'))[0]).toBe(200);
  });

  it('aceptar dos veces, también a la vez, deja una aceptación y un rastro por cada una que escribió', async () => {
    const token = await api.ingresar('sin.terminos');
    await Promise.all([activo(token, 'activarUsuario'), activo(token, 'activarUsuario')]);
    expect(await activo(token, 'activarUsuario')).toEqual([200, true]);
    const { rows } = await sql`select a.version, a.aceptado_en, host(a.ip) as ip from terminos_aceptacion a
      join usuario u on u.id = a.id_usuario where u.username = 'sin.terminos'`.execute(api.base.owner.db);
    expect(rows).toEqual([{ version: '1', aceptado_en: api.reloj.ahora(), ip: '127.0.0.1' }]);
  });

  it('la que va a regir se lee y se acepta antes, y en su primer día no detiene a quien lo hizo', async () => {
    const [token, otro] = [await api.ingresar('ope.afiliaciones'), await api.ingresar('sin.terminos')];
    const porRegir = async (de: string) =>
      (await api.pedir<{ porRegir: unknown }>(de, 'GET', '/api/v1/verificarAceptacion')).body.porRegir;
    const leer = async (version: string) => codigo(token, 'GET', `/v1/terminos?version=${version}`);
    expect(await porRegir(token)).toBeNull();
    expect(await leer('2')).toEqual([404, 'NO_ENCONTRADO']);
    const segunda = { version: '2', titulo: 'Términos, segunda versión', texto: 'Nuevo texto' };
    const dias = { publicado_el: fecha('2026-10-14'), vigente_desde: fecha('2026-10-24') };
    await api.base.owner.db
      .insertInto('terminos_version')
      .values({ ...segunda, ...dias })
      .execute();
    expect(await porRegir(token)).toEqual({ version: '2', vigenteDesde: '2026-10-24' });
    expect((await api.pedir(null, 'GET', '/api/v1/terminos?version=2')).body).toMatchObject(segunda);
    expect(await activo(token, 'activarUsuario?version=2')).toEqual([200, true]);
    expect(await porRegir(token)).toBeNull();
    // Accepting the version to come does not let in who has not accepted the one in force.
    expect(await activo(otro, 'activarUsuario?version=2')).toEqual([200, false]);
    expect(await activo(otro)).toEqual([200, false]);
    const { anterior } = (await api.pedir<{ anterior: string | null }>(otro, 'GET', '/api/v1/terminos/cambios')).body;
    expect(anterior).toBeNull();
    api.reloj.poner(new Date('2026-10-24T04:00:00Z'));
    for (const quien of ['ope.afiliaciones', 'sin.terminos'])
      expect(await activo(await api.ingresar(quien))).toEqual([200, true]);
    expect(await activo(await api.ingresar('ope.vigencia'))).toEqual([200, false]);
  });

  it('una versión nueva se pide a todos, a partir del día en que entra en vigencia', async () => {
    const token = await api.ingresar('ope.afiliaciones');
    await api.base.owner.db
      .insertInto('terminos_version')
      .values({
        version: '2',
        titulo: 'Términos, segunda versión',
        texto: 'Nuevo texto',
        publicado_el: fecha('2026-10-14'),
        vigente_desde: fecha('2026-10-24'),
      })
      .execute();
    expect(await activo(token)).toEqual([200, true]);
    api.reloj.poner(new Date('2026-10-24T03:59:00Z'));
    const despues = await api.ingresar('ope.afiliaciones');
    expect(await activo(despues)).toEqual([200, true]);
    api.reloj.poner(new Date('2026-10-24T04:00:00Z'));
    expect(await activo(despues)).toEqual([200, false]);
    expect(await codigo(despues, 'GET', '/v1/enteGestor/findAll')).toEqual([403, 'TERMINOS_PENDIENTES']);
    const { body } = await api.pedir<{ version: string }>(despues, 'GET', '/api/v1/terminos');
    expect(body).toMatchObject({ version: '2', texto: 'Nuevo texto', vigenteDesde: fecha('2026-10-24') });
    expect(await activo(despues, 'activarUsuario')).toEqual([200, true]);
    expect((await codigo(despues, 'GET', '/v1/enteGestor/findAll'))[0]).toBe(200);
  });
});
