import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { Descarga } from './descarga.ts';

const SIN_AVANCE_MS = 300;
const TROZO = Buffer.alloc(64 * 1024);

/** Opens a server of endless files, and tells what became of each. */
async function abrir() {
  const app = fastify();
  const cuerpos: Readable[] = [];
  app.get('/sin-fin', (_pedido, reply) => {
    const cuerpo = Readable.from(
      (function* () {
        for (;;) yield TROZO;
      })(),
    );
    cuerpos.push(cuerpo);
    return new Descarga('sin-fin.bin', 'application/octet-stream', cuerpo).enviar(reply, SIN_AVANCE_MS);
  });
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(url.port), url.hostname);
  await once(
    socket.on('error', () => {}),
    'connect',
  );
  return { app, cuerpos, socket };
}

describe('descarga.test.ts', () => {
  it('quien no toma nada del archivo por un rato lo pierde; quien lo toma despacio, no', async () => {
    const { app, cuerpos, socket } = await abrir();
    socket.write('GET /sin-fin HTTP/1.1\r\nHost: x\r\n\r\n');
    let tomados = 0;
    let despierta: NodeJS.Timeout | undefined;
    socket.on('data', (trozo: Buffer) => {
      tomados += trozo.length;
      socket.pause();
      despierta = setTimeout(() => socket.resume(), 1);
    });
    // The pause is longer than the wait for a client that takes nothing.
    await new Promise((listo) => setTimeout(listo, 3 * SIN_AVANCE_MS));
    expect([cuerpos[0]?.destroyed, tomados > TROZO.length]).toEqual([false, true]);
    clearTimeout(despierta);
    socket.removeAllListeners('data').pause();
    await expect(finished(cuerpos[0] ?? Readable.from([]))).rejects.toThrow('not fetched in time');
    socket.destroy();
    await app.close();
  });
});
