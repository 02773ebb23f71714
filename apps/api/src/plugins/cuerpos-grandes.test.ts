import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { pdfDeBytes } from '@sgpa/banco-de-pruebas/pdf';
import { pedidoRegistro } from '@sgpa/banco-de-pruebas/titular';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const RUTA = '/api/v2/afiliado/ente-gestor';
const PESO = 20_000_000;

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

  /** Announces a heavy body and sends none of it; what it is told without one. */
  async function anunciar(quien = token): Promise<{ dicho: Promise<string> }> {
    const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1' }).on('error', () => {});
    abiertos.push(socket);
    await once(socket, 'connect');
    socket.write(
      `POST ${RUTA} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${quien}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${PESO}\r\n\r\n`,
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
    // The first that is told anything: one is taken in and three wait.
    expect(await Promise.race(anunciados.map(({ dicho }) => dicho))).toMatch(
      /^HTTP\/1\.1 503 [\s\S]*ARCHIVO_EN_ESPERA/,
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

  it('quien tiene dos en camino ocupa un turno: el archivo de otro se recibe sin esperar', async () => {
    // Whoever is let in first stays until the deadline; the second of the same user waits for the first.
    await Promise.all([anunciar(), anunciar()]);
    const otro = await api.ingresar('ope.petrolera');
    const { body } = await api.pedir(otro, 'POST', RUTA, conPapel('1000130'));
    expect(body).toMatchObject({ data: [{ estado_almacenamiento: { codigo: 500 } }] });
  });
});
