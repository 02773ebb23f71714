import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const RUTAS = ['/', '/api/v1/findUsuario', '/api/documentacion/json', '/salud/vivo', '/no-hay.js'];
const OTRO_SITIO = { origin: 'https://otro-sitio.example' };
const ANIO_S = 31_536_000;

describe('cabeceras.test.ts', () => {
  let api: ApiDePrueba;
  let enProduccion: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    enProduccion = await crearApiDePrueba({ config: { produccion: true, proxies: 1 } });
  });
  afterAll(() => Promise.all([api.cerrar(), enProduccion.cerrar()]));

  it.each(RUTAS)(
    '%s: en producción el navegador no vuelve sin cifrar durante un año, tampoco a un subdominio',
    async (ruta) => {
      const { cabeceras } = await enProduccion.pedir(null, 'GET', ruta);
      const [, segundos] = /max-age=(\d+)/.exec(cabeceras.get('strict-transport-security') ?? '') ?? [];
      expect(Number(segundos)).toBeGreaterThanOrEqual(ANIO_S);
      expect(cabeceras.get('strict-transport-security')).toContain('includeSubDomains');
      // On localhost the header would lock other programs' ports out.
      expect((await api.pedir(null, 'GET', ruta)).cabeceras.get('strict-transport-security')).toBeNull();
    },
  );

  it.each(RUTAS)('%s: dice la hora del reloj del servidor, que es la del navegador', async (ruta) => {
    const { cabeceras } = await api.pedir(null, 'GET', ruta);
    expect(cabeceras.get('date')).toBe(api.reloj.ahora().toUTCString());
  });

  it.each(RUTAS)('%s: nada deja leer a otro sitio, ni pone una galleta', async (ruta) => {
    const { cabeceras } = await enProduccion.pedir(null, 'GET', ruta, undefined, OTRO_SITIO);
    expect([...cabeceras.keys()].filter((nombre) => /^access-control-|^set-cookie$/.test(nombre))).toEqual([]);
    expect(cabeceras.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('el ingreso tampoco pone una galleta, ni responde a otro sitio', async () => {
    const cuerpo = { username: 'caja.sus', password: PASSWORD_DEMO };
    const { status, cabeceras } = await enProduccion.pedir(null, 'POST', '/api/v1/login_app', cuerpo, OTRO_SITIO);
    expect(status).toBe(200);
    expect(cabeceras.get('set-cookie')).toBeNull();
    expect(cabeceras.get('access-control-allow-origin')).toBeNull();
  });

  it.each(RUTAS)('%s: TRACE no repite lo pedido, y lo que otro sitio pregunta antes no se concede', async (ruta) => {
    const headers = { ...OTRO_SITIO, 'access-control-request-method': 'POST', 'x-seguido': 'secreto-de-la-prueba' };
    for (const method of ['TRACE', 'OPTIONS'] as const) {
      const { statusCode, payload, headers: dadas } = await api.app.inject({ method, url: ruta, headers });
      expect([method, statusCode]).toEqual([method, 404]);
      expect(payload).not.toContain('secreto-de-la-prueba');
      expect(dadas['access-control-allow-origin']).toBeUndefined();
    }
  });

  it.each([
    ['sin proxy, la de la conexión', () => api, '203.0.113.9', '127.0.0.1'],
    ['con uno, la que dice él', () => enProduccion, '203.0.113.9', '203.0.113.9'],
    ['con uno, no la que el cliente puso delante', () => enProduccion, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ])('la dirección de quien pide: %s', async (_caso, cual, dicha, esperada) => {
    const de = cual();
    const cuerpo = { username: 'ope.vigencia', password: PASSWORD_DEMO };
    await de.pedir(null, 'POST', '/api/v1/login_app', cuerpo, { 'x-forwarded-for': dicha });
    const { ip } = await de.base.owner.db
      .selectFrom('auditoria')
      .select('ip')
      .where('accion', '=', 'ingreso')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(ip).toMatch(new RegExp(`^${esperada.replaceAll('.', '\\.')}(/32)?$`));
  });
});
