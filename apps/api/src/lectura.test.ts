import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { usuarioDe } from '@sgpa/testing/cuentas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TURNOS } from './db/ajustes-de-base.ts';

const LISTA = '/api/v1/afiliado/ente-gestor-all';
const ESTADISTICA = '/api/v1/estadistica/totalPorEstado';
/** The profile reads nothing of an affiliation. */
const PERFIL = '/api/v1/findUsuario';
/** A test's pool has fewer connections. */
const MUCHAS = 50;

describe('lectura.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  const leer = async () => (await api.pedir(token, 'GET', `${LISTA}?limit=1`)).status;
  const pool = () => api.base.app.pool;
  const ocupadas = () => pool().totalCount - pool().idleCount;
  /** Opens a client that sends what it likes, and closes nothing by itself. */
  async function abrir(texto: string): Promise<Socket> {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => {}).write(texto);
    return socket;
  }
  const cabecera = (pedido: string, mas = '') =>
    `${pedido} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n${mas}\r\n`;
  /** Locks affiliations while `tarea` runs, so that who reads one waits. */
  async function conAfiliacionesTomadas(tarea: () => Promise<void>): Promise<void> {
    const duena = await api.base.owner.pool.connect();
    try {
      await duena.query('begin; lock table afiliacion in access exclusive mode');
      await tarea();
    } finally {
      await duena.query('rollback');
      duena.release();
    }
  }
  /** Waits until nobody holds a connection, or waits for one, once all is answered. */
  const libre = async () => {
    for (let i = 0; i < 200 && ocupadas() > 0; i += 1) await esperar(10);
    return { ocupadas: ocupadas(), esperando: pool().waitingCount };
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

  it('quien no termina de enviar lo que pide no toma ninguna conexión', async () => {
    const mitad = cabecera(
      `POST ${ESTADISTICA}`,
      'Content-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n',
    );
    const sockets = await Promise.all(
      Array.from({ length: MUCHAS }, async () => {
        const socket = await abrir(mitad);
        // The server waits for the body.
        expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');
        socket.write('{');
        return socket;
      }),
    );
    expect(await leer()).toBe(200);
    expect(await libre()).toEqual(NADIE);
    for (const socket of sockets) socket.destroy();
  });

  it('lo que se niega tras una respuesta que no sale no toma ninguna conexión', () =>
    conAfiliacionesTomadas(async () => {
      const otro = await api.ingresar('ope.petrolera');
      const socket = await abrir(cabecera(`GET ${LISTA}`) + cabecera(`GET ${LISTA}?limit=x`).repeat(MUCHAS));
      await expect.poll(ocupadas).toBe(1);
      expect((await api.pedir(otro, 'GET', PERFIL)).status).toBe(200);
      expect(ocupadas()).toBe(1);
      socket.destroy();
    }));

  it('lo que una conexión pide sin esperar respuesta se atiende de a uno, en su orden', async () => {
    const [PRIMERA, CUANTAS] = ['limit=7', 20];
    let recibido = '';
    await conAfiliacionesTomadas(async () => {
      const otro = await api.ingresar('ope.petrolera');
      const socket = await abrir(
        cabecera(`GET ${LISTA}?${PRIMERA}`) + cabecera(`GET ${LISTA}?limit=1`).repeat(CUANTAS - 1) + cabecera('GET /x'),
      );
      socket.on('data', (trozo) => {
        recibido += String(trozo);
      });
      await expect.poll(ocupadas).toBe(1);
      // Another connection's request may be the second to run; nothing that was sent after the first one has begun.
      expect((await api.pedir(otro, 'GET', PERFIL)).status).toBe(200);
      expect(ocupadas()).toBe(1);
    });
    const estados = () => [...recibido.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, estado]) => Number(estado));
    await expect.poll(estados).toEqual([...Array.from({ length: CUANTAS }, () => 200), 404]);
    expect(recibido.split('HTTP/1.1')[1]?.match(/"idAfiliadoEnteGestor"/g)).toHaveLength(7);
    expect(await libre()).toEqual(NADIE);
  });

  it('lo que una conexión envía sin esperar no se acumula sin fin: lo que no cabe en su fila se rechaza en su orden', async () => {
    const [EN_FILA, DE_MAS] = [100, 20];
    let recibido = '';
    await conAfiliacionesTomadas(async () => {
      const socket = await abrir(
        cabecera(`GET ${LISTA}?limit=1`) + cabecera('GET /salud/vivo').repeat(EN_FILA + DE_MAS) + cabecera('GET /x'),
      );
      socket.on('data', (trozo) => {
        recibido += String(trozo);
      });
      await expect.poll(ocupadas).toBe(1);
      // The server has read it whole before the lock that holds the first one goes.
      await esperar(100);
    });
    const estados = () => [...recibido.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, estado]) => Number(estado));
    const de = (cuantas: number, estado: number) => Array.from({ length: cuantas }, () => estado);
    await expect.poll(estados).toEqual([...de(1 + EN_FILA, 200), ...de(DE_MAS + 1, 429)]);
    expect(recibido.match(/retry-after: 5/gi)).toHaveLength(DE_MAS + 1);
  });

  it('quien cierra la conexión tiene olvidado lo que aún esperaba en ella', async () => {
    const suyo = await api.ingresar('ope.petrolera');
    await conAfiliacionesTomadas(async () => {
      const salir = `POST /api/v1/logout HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${suyo}\r\nContent-Length: 0\r\n\r\n`;
      const socket = await abrir(cabecera(`GET ${LISTA}?limit=1`) + salir);
      await expect.poll(ocupadas).toBe(1);
      socket.destroy();
      await esperar(200);
    });
    expect((await api.pedir(suyo, 'GET', PERFIL)).status).toBe(200);
  });

  it('una cuenta tiene su parte de las conexiones; lo demás que pide espera en su propia fila, y se le dice', async () => {
    const otro = await api.ingresar('ope.petrolera');
    const { aLaVez, enEspera } = TURNOS.deCadaCuenta;
    let negadas: Promise<string | undefined>[] = [];
    await conAfiliacionesTomadas(async () => {
      negadas = Array.from(
        { length: aLaVez + enEspera + 1 },
        async () => (await api.inyectar(token, 'GET', LISTA)).body.codigo,
      );
      await expect.poll(ocupadas).toBe(aLaVez);
      expect((await api.pedir(otro, 'GET', PERFIL)).status).toBe(200);
      expect(await Promise.any(negadas)).toBe('SOLICITUDES_EN_CURSO');
      expect(ocupadas()).toBe(aLaVez);
    });
    // The others had their turn, or waited too long on a busy machine.
    const dichas = new Set(await Promise.all(negadas));
    expect([...dichas].toSorted()).toEqual(['SOLICITUDES_EN_CURSO', undefined]);
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
