import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { crearServidor } from '@sgpa/testing/servidor';
import { pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NUEVO = 'un-secreto-nuevo-de-cuarenta-y-dos-letras.';
const CLAVE = 'una-intencion-de-antes';
const PEDIDO = pedidoRegistro('1000001');

type Servidor = Awaited<ReturnType<typeof crearServidor>>;

/** Changes SGPA_SECRETO_TOKEN as docs/operacion.md says. */
describe('cambio-de-secreto.test.ts', () => {
  let api: ApiDePrueba;
  let antiguo: string;
  let conAmbos: Servidor;
  let soloNuevo: Servidor;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    antiguo = await api.ingresar('ope.afiliaciones');
    const { owner, app, ingreso } = api.base;
    const comun = {
      base: { url: owner.url, urlApp: app.url, urlIngreso: ingreso.url },
      fuentes: api.simuladores.urls,
      clock: api.reloj,
    };
    const { secretoToken: secretoAnterior } = api.config;
    conAmbos = await crearServidor({ ...comun, cambios: { secretoToken: NUEVO, secretoAnterior } });
    soloNuevo = await crearServidor({ ...comun, cambios: { secretoToken: NUEVO, secretoAnterior: null } });
  });
  afterAll(async () => {
    await conAmbos.cerrar();
    await soloNuevo.cerrar();
    await api.cerrar();
  });

  const perfil = async ({ app }: Pick<Servidor, 'app'>, token: string) =>
    (await app.inject({ url: '/api/v1/findUsuario', headers: { authorization: `Bearer ${token}` } })).statusCode;
  const ingresar = async ({ app }: Servidor): Promise<string> => {
    const payload = { username: 'ope.afiliaciones', password: PASSWORD_DEMO };
    return (await app.inject({ method: 'POST', url: '/api/v1/login_app', payload })).json().token;
  };

  it('la sesión de antes sigue hasta que vence; lo nuevo se firma con el secreto nuevo', async () => {
    expect([await perfil(conAmbos, antiguo), await perfil(soloNuevo, antiguo)]).toEqual([200, 401]);
    const nuevo = await ingresar(conAmbos);
    expect([await perfil(conAmbos, nuevo), await perfil(soloNuevo, nuevo), await perfil(api, nuevo)]).toEqual([
      200, 200, 401,
    ]);
    const [cabeza, datos] = antiguo.split('.');
    expect(await perfil(conAmbos, `${cabeza}.${datos}.${nuevo.split('.')[2]}`)).toBe(401);
  });

  it('un guardado de antes que se repite recibe su respuesta, y con otro contenido se rechaza', async () => {
    const primera = await registrar(api, antiguo, PEDIDO, CLAVE);
    const repetir = (payload: object) =>
      conAmbos.app.inject({
        method: 'POST',
        url: '/api/v2/afiliado/ente-gestor',
        headers: { authorization: `Bearer ${antiguo}`, 'idempotency-key': CLAVE },
        payload,
      });
    expect(resultado(primera).id).toEqual(expect.any(Number));
    const segunda = await repetir(PEDIDO);
    expect([segunda.statusCode, segunda.json()]).toEqual([200, primera.body]);
    const otra = await repetir(pedidoRegistro('1000002'));
    expect([otra.statusCode, otra.json().codigo]).toEqual([422, 'CLAVE_REUTILIZADA']);
  });

  it('vencida la sesión, el secreto anterior ya no la abre', async () => {
    const desde = api.reloj.ahora();
    api.reloj.avanzar(api.config.sesionMs);
    expect(await perfil(conAmbos, antiguo)).toBe(401);
    api.reloj.poner(desde);
  });
});
