import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pdfDeBytes } from '@sgpa/testing/pdf';
import { pedidoRegistro } from '@sgpa/testing/titular';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LIGERO, POR_TURNOS } from './cuerpos-grandes.ts';

const RUTA = '/api/v2/afiliado/ente-gestor';
const PESO = 20_000_000;
const NADA = 'nada todavía';

describe('cuerpos-grandes.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  const abiertos: Socket[] = [];
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(async () => {
    for (const socket of abiertos) socket.destroy();
    await api.cerrar();
  });

  /** Announces a heavy body, sends a piece of it or none, and gives what the server says without the rest. */
  async function anunciar(quien = token, trozo = ''): Promise<{ dicho: Promise<string> }> {
    const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1' }).on('error', () => {});
    abiertos.push(socket);
    await once(socket, 'connect');
    socket.write(
      `POST ${RUTA} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${quien}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${PESO}\r\n\r\n${trozo}`,
    );
    return { dicho: once(socket, 'data').then(([texto]) => String(texto)) };
  }

  const conPapel = (numero: string) =>
    pedidoRegistro(numero, {
      persona: {
        genero: 'M',
        fallecido: true,
        fecha_defuncion: '2026-10-05',
        numero_certificado_defuncion: '1',
        certificado_defuncion: pdfDeBytes(PESO).toString('base64'),
      },
    });

  it('de muchos archivos pesados a la vez se niegan los últimos; lo liviano sigue, y cuando se van hay lugar', async () => {
    const anunciados = await Promise.all(Array.from({ length: 13 }, () => anunciar()));
    // One is taken in and three wait, so that the first answer of all is a refusal.
    expect(await Promise.race(anunciados.map(({ dicho }) => dicho))).toMatch(
      /^HTTP\/1\.1 429 [\s\S]*ARCHIVO_EN_ESPERA/,
    );
    const liviana = await api.pedir(token, 'POST', RUTA, pedidoRegistro('1000001'));
    expect(liviana.status).toBe(200);
    for (const socket of abiertos) socket.destroy();
    const pesada = conPapel('1000007');
    // The server notices in its own time that they are gone.
    await vi.waitFor(
      async () => {
        const { body } = await api.pedir(token, 'POST', RUTA, pesada);
        expect(body).toMatchObject({ data: [{ estado_almacenamiento: { codigo: 500 } }] });
      },
      { timeout: 60_000, interval: 50 },
    );
  });

  it('quienes envían despacio no ocupan el turno de nadie: el archivo de otro se recibe sin esperar', async () => {
    // Slow bodies stay until the deadline: two of one user, of whom the second waits for the first, and one of another.
    const otros = [token, token, await api.ingresar('adm.ente')];
    const lentos = await Promise.all(otros.map((quien) => anunciar(quien, '{'.padEnd(PESO / 4))));
    const libre = await api.ingresar('ope.petrolera');
    const { body } = await api.pedir(libre, 'POST', RUTA, conPapel('1000130'));
    expect(body).toMatchObject({ data: [{ estado_almacenamiento: { codigo: 500 } }] });
    const dichos = await Promise.all(lentos.map(({ dicho }) => Promise.race([dicho, NADA])));
    // On a busy machine a user's second one may wait too long and be refused; one of each user is still heard.
    const negados = dichos.filter((dicho) => dicho !== NADA);
    expect(negados.length).toBeLessThanOrEqual(1);
    for (const negado of negados) expect(negado).toMatch(/^HTTP\/1\.1 429 [\s\S]*ARCHIVO_EN_ESPERA/);
  });

  it('quien corta mientras se atiende lo suyo no deja lugar a otro antes de que termine', async () => {
    const app = fastify({ bodyLimit: 2 * LIGERO });
    const [empezo, corto, sigue] = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
    let atendidos = 0;
    app.post('/', POR_TURNOS, async (_request, { raw }) => {
      atendidos += 1;
      raw.once('close', () => corto?.resolve());
      empezo?.resolve();
      await sigue?.promise;
      return 'listo';
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const pedir = (bytes: number, signal?: AbortSignal) =>
      fetch(url, { method: 'POST', body: ' '.repeat(bytes), signal: signal ?? null });
    const cortado = new AbortController();
    const primero = pedir(LIGERO + 1, cortado.signal).catch(() => 'cortado');
    await empezo?.promise;
    const segundo = pedir(LIGERO + 1);
    cortado.abort();
    expect(await primero).toBe('cortado');
    await corto?.promise;
    // Light requests pass meanwhile; by then the second heavy one would have passed too.
    const livianos = Array.from({ length: 3 }, () => pedir(LIGERO));
    await vi.waitUntil(() => atendidos >= 4);
    expect(atendidos).toBe(4);
    sigue?.resolve();
    expect(await (await segundo).text()).toBe('listo');
    await Promise.all(livianos);
    expect(atendidos).toBe(5);
    await app.close();
  });
});
