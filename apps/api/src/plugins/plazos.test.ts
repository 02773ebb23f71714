import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CORTESIA_MS, cerrarConPlazo, LLEGADA_MS, PARADA_MS } from './plazos.ts';

const CABECERA = 'POST /api/v1/login_app HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const SIN_TERMINAR = [`${CABECERA}Content-Length: 1000\r\n\r\n{`, CABECERA, ''];

/** Opens a client that sends this and then nothing more, and closes nothing by itself. */
async function abrir(url: string, texto: string): Promise<{ socket: Socket; fin: Promise<string> }> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  let recibido = '';
  socket.setEncoding('utf8').on('data', (trozo: string) => {
    recibido += trozo;
  });
  socket.on('error', () => {});
  const fin = Promise.race([once(socket, 'end'), once(socket, 'close')]).then(() => recibido);
  await once(socket, 'connect');
  socket.write(texto);
  return { socket, fin };
}

const conexiones = ({ app }: ApiDePrueba): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, cuantas) => (error ? reject(error) : resolve(cuantas)));
  });

describe('plazos.test.ts', () => {
  it('30 s para llegar, y menos de 15 s para terminar', () => {
    expect(LLEGADA_MS).toBe(30_000);
    expect(CORTESIA_MS).toBeLessThan(PARADA_MS);
    expect(PARADA_MS).toBeLessThan(15_000);
  });

  describe('con un plazo corto', () => {
    let api: ApiDePrueba;
    beforeAll(async () => {
      api = await crearApiDePrueba({ llegadaMs: 300 });
    });
    afterAll(() => api.cerrar());

    it('200 clientes que no terminan de enviar pierden la conexión, con su motivo, y los demás siguen', async () => {
      const clientes = await Promise.all(
        Array.from({ length: 200 }, (_, i) => abrir(api.url, SIN_TERMINAR[i % 3] ?? '')),
      );
      const recibidos = await Promise.all(clientes.map(({ fin }) => fin));
      for (const texto of recibidos) {
        expect(texto).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
        expect(JSON.parse(texto.slice(texto.indexOf('{')))).toEqual({
          codigo: 'SOLICITUD_LENTA',
          mensaje: 'La información tardó demasiado en llegar. Intente nuevamente.',
        });
      }
      expect((await api.pedir(null, 'GET', '/salud/vivo')).status).toBe(200);
      // The connections are closed, not only refused: a client that does not close its side is let go as well.
      await vi.waitUntil(async () => (await conexiones(api)) < 10, { timeout: 30_000 });
      for (const { socket } of clientes) socket.destroy();
    });

    it('quien envía una letra de vez en cuando no gana tiempo', async () => {
      const { socket, fin } = await abrir(api.url, SIN_TERMINAR[0] ?? '');
      const goteo = setInterval(() => socket.write('a'), 20);
      expect(await fin).toMatch(/^HTTP\/1\.1 408 /);
      clearInterval(goteo);
      socket.destroy();
    });
  });

  it('una parada espera a quien está siendo atendido, y no a quien no termina de enviar', async () => {
    const app = fastify();
    const [empezo, sigue] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    app.get('/lento', async () => {
      empezo.resolve();
      await sigue.promise;
      return 'listo';
    });
    app.post('/cuerpo', async () => 'nunca');
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { socket, fin } = await abrir(
      url,
      'POST /cuerpo HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\na',
    );
    const atendido = fetch(`${url}/lento`).then(
      (respuesta) => respuesta.text(),
      () => 'cortado',
    );
    await empezo.promise;
    const parada = cerrarConPlazo(app, 200);
    sigue.resolve();
    expect(await atendido).toBe('listo');
    await parada;
    expect(await fin).toBe('');
    socket.destroy();
  });
});
