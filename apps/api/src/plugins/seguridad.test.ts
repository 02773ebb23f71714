import { connect } from 'node:net';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { NACIMIENTO, pedidoRegistro } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('seguridad.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba({
      config: { limites: { porMinuto: 5, ingresosPorMinuto: 1000, verificacionesPorMinuto: 1000 } },
    });
  });
  afterAll(() => api.cerrar());

  it('la cuenta tiene un límite, que otra sesión u otro texto en la cabecera no renuevan', async () => {
    const [una, otra] = [await api.ingresar('ope.vigencia'), await api.ingresar('ope.vigencia')];
    const estados: number[] = [];
    for (const token of [una, otra, una, otra, una, otra, una]) {
      estados.push((await api.pedir(token, 'GET', '/api/v1/findUsuario')).status);
    }
    expect(estados).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await api.pedir(`${una} sobra`, 'GET', '/api/v1/findUsuario')).status).toBe(401);
    const { status } = await api.pedir(await api.ingresar('caja.sus'), 'GET', '/api/v1/findUsuario');
    expect(status).toBe(200);
  });

  it('cuenta antes de esperar su turno: a quien pide de más se le dice enseguida, y cuándo intentarlo', async () => {
    const token = await api.ingresar('ope.petrolera');
    const duena = await api.base.owner.pool.connect();
    try {
      await duena.query('begin; lock table afiliacion in access exclusive mode');
      const pedidas = Array.from({ length: 6 }, () => api.inyectar(token, 'GET', '/api/v1/afiliado/ente-gestor-all'));
      const { status, body, cabeceras } = await Promise.race(pedidas);
      expect([status, body.codigo]).toEqual([429, 'DEMASIADOS_INTENTOS']);
      expect(Number(cabeceras.get('retry-after'))).toBeGreaterThan(0);
      await duena.query('rollback');
      expect((await Promise.all(pedidas)).map((una) => una.status).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await duena.query('rollback');
      duena.release();
    }
  });

  it('ninguna respuesta de la API se guarda en el camino', async () => {
    const { cabeceras } = await api.pedir(await api.ingresar('cons.poblacion'), 'GET', '/api/v1/findUsuario');
    expect(cabeceras.get('cache-control')).toBe('no-store');
  });

  it.each(['/.well-known/jwks.json', '/no-hay.js'])('tampoco la de %s', async (ruta) => {
    const { cabeceras } = await api.pedir(null, 'GET', ruta);
    expect(cabeceras.get('cache-control')).toBe('no-store');
  });

  it('ningún marco ajeno muestra una página ni una respuesta', async () => {
    for (const ruta of ['/', '/api/v1/findUsuario', '/salud/vivo', '/no-hay.js']) {
      const { cabeceras } = await api.pedir(null, 'GET', ruta);
      expect([ruta, cabeceras.get('x-frame-options')]).toEqual([ruta, 'DENY']);
      expect(cabeceras.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('un carácter a medias se rechaza como dato no válido', async () => {
    const token = await api.ingresar('ope.afiliaciones');
    const pedido = pedidoRegistro('1000001', { empleador: { puesto_empleado: 'a\ud800b' } });
    const { status, body } = await api.pedir(token, 'POST', '/api/v2/afiliado/ente-gestor', pedido);
    expect([status, body.codigo]).toEqual([400, 'SOLICITUD_INVALIDA']);
    expect(body.detalle?.[0]?.campo).toContain('puesto_empleado');
    expect(pedido.data[0]?.persona.fecha_nacimiento).toBe(NACIMIENTO);
  });

  it('lo que no es HTTP recibe una respuesta en español', async () => {
    const { port } = new URL(api.url);
    const texto = await new Promise<string>((resolve, reject) => {
      let recibido = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('ESTO NO ES HTTP\r\n\r\n'));
      socket.on('data', (trozo) => {
        recibido += String(trozo);
      });
      socket.on('end', () => resolve(recibido));
      socket.on('error', reject);
    });
    expect(texto).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(texto.slice(texto.indexOf('{')))).toMatchObject({ codigo: 'SOLICITUD_INVALIDA' });
  });
});
