import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { usuarioDe } from '@sgpa/banco-de-pruebas/cuentas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LISTA = '/api/v1/afiliado/ente-gestor-all';
/** More than the pool of a test has connections. */
const MUCHAS = 25;

describe('lectura.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const leer = async () => (await api.pedir(token, 'GET', `${LISTA}?limit=1`)).status;
  const { pool } = { pool: () => api.base.app.pool };
  /** Nobody holds a connection, or waits for one, once what was asked is answered. */
  const libre = async () => {
    for (let i = 0; i < 200 && pool().idleCount < pool().totalCount; i += 1) await esperar(10);
    return { ocupadas: pool().totalCount - pool().idleCount, esperando: pool().waitingCount };
  };
  const NADIE = { ocupadas: 0, esperando: 0 };

  const RECHAZADAS: Record<string, [usuario: string, ruta: string, status: number]> = {
    'lo pedido no es válido': ['ope.afiliaciones', `${LISTA}?limit=x`, 400],
    'el rol no puede': [usuarioDe('CONS_SGPA'), '/api/v2/afiliado/findByCodigo/1', 403],
    'no se halla': ['ope.afiliaciones', '/api/v1/asegurado/historia/999999999', 404],
    'un ente ajeno': ['ope.afiliaciones', `${LISTA}?idEnteGestor=2`, 403],
  };
  it.each(Object.entries(RECHAZADAS))('%s: la conexión vuelve', async (_que, [usuario, ruta, status]) => {
    const suyo = await api.ingresar(usuario);
    for (let i = 0; i < MUCHAS; i += 1) expect((await api.pedir(suyo, 'GET', ruta)).status).toBe(status);
    expect(await libre()).toEqual(NADIE);
    expect(await leer()).toBe(200);
  });

  it('una sesión terminada: la conexión vuelve', async () => {
    const otro = await api.ingresar('ope.afiliaciones');
    await api.pedir(otro, 'POST', '/api/v1/logout', {});
    for (let i = 0; i < MUCHAS; i += 1) expect((await api.pedir(otro, 'GET', LISTA)).status).toBe(401);
    expect(await libre()).toEqual(NADIE);
  });

  it('quien corta antes de la respuesta no se queda con la conexión', async () => {
    const { port } = new URL(api.url);
    for (let i = 0; i < MUCHAS; i += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET ${LISTA} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
      await esperar(i % 5);
      socket.destroy();
    }
    expect(await libre()).toEqual(NADIE);
    expect(await leer()).toBe(200);
  });
});
