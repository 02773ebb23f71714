import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PASSWORD_DEMO } from '@sgpa/demo/cuentas';
import { type Base, crearBase, PASSWORD_APP } from '@sgpa/testing/base';
import { puertoLibre } from '@sgpa/testing/puerto-libre';
import { iniciarServidor, type ServidorAparte } from '@sgpa/testing/servidor-aparte';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NADIE = 'http://127.0.0.1:9';
const PEDIDO = (ruta: string) => `GET ${ruta} HTTP/1.1\r\nHost: x\r\n\r\n`;
/** The buffers between two programs hold less. */
const MUCHO = 64_000_000;

/** The real server is a process, which SIGTERM must end whatever its clients do (acuerdos §10, Limits). */
describe('parada.test.ts', () => {
  let base: Base;
  let servidor: ServidorAparte;
  const abiertos: Socket[] = [];
  beforeAll(async () => {
    base = await crearBase({ demo: true });
    servidor = iniciarServidor(await puertoLibre(), {
      DATABASE_URL: base.owner.url,
      SGPA_DB_APP_PASSWORD: PASSWORD_APP,
      SGPA_LIMITE_POR_MINUTO: '1000000',
      SEGIP_URL: NADIE,
      OVT_URL: NADIE,
      SENASIR_URL: NADIE,
      GESTORA_URL: NADIE,
    });
    await servidor.listo();
  });
  afterAll(async () => {
    for (const socket of abiertos) socket.destroy();
    if (servidor.vive()) await servidor.terminar('SIGKILL');
    await base.cerrar();
  });

  /** Opens a client that closes nothing by itself. */
  async function abrir(): Promise<Socket> {
    const socket = connect({ port: Number(new URL(servidor.url).port), host: '127.0.0.1', allowHalfOpen: true });
    abiertos.push(socket.on('error', () => {}));
    await once(socket, 'connect');
    return socket;
  }

  it('SIGTERM lo termina con un cuerpo sin terminar, una conexión ociosa y un cliente que no lee', async () => {
    const ocioso = await abrir();
    ocioso.write(PEDIDO('/salud/vivo'));
    expect(String((await once(ocioso, 'data'))[0])).toContain('200 OK');

    const sinTerminar = await abrir();
    // The server answers 100 once it waits for the body.
    sinTerminar.write(
      'POST /api/v1/login_app HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n' +
        'Expect: 100-continue\r\n\r\n',
    );
    expect(String((await once(sinTerminar, 'data'))[0])).toContain('100 Continue');
    sinTerminar.write('{');

    const documento = '/api/documentacion/json';
    const peso = (await (await fetch(`${servidor.url}${documento}`)).arrayBuffer()).byteLength;
    const sordo = await abrir();
    sordo.pause();
    sordo.write(PEDIDO(documento).repeat(Math.ceil(MUCHO / peso)));
    // A request on another connection was sent later and is answered: the server has begun to answer the first ones.
    await servidor.listo();

    const enCurso = await abrir();
    const cuerpo = JSON.stringify({ username: 'ope.afiliaciones', password: PASSWORD_DEMO });
    enCurso.write(
      'POST /api/v1/login_app HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        `Content-Length: ${cuerpo.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    expect(String((await once(enCurso, 'data'))[0])).toContain('100 Continue');

    // The wait fails by itself where the process does not end; the limit is for a busy machine.
    const fin = servidor.terminar('SIGTERM');
    const atiende = () => fetch(`${servidor.url}/salud/vivo`).then(Boolean, () => false);
    await expect.poll(atiende).toBe(false);
    enCurso.write(cuerpo);
    expect(String((await once(enCurso, 'data'))[0])).toContain('200 OK');
    await fin;
    expect(servidor.vive()).toBe(false);
    expect(servidor.proceso.signalCode).toBeNull();
  }, 240_000);
});
