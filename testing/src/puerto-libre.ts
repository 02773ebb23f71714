import { createServer } from 'node:net';

/** The ports lie below those that systems hand out by themselves, so that nobody takes one while its server is down. */
const DESDE = 20_000;
const CUANTOS = 10_000;

const estaLibre = (puerto: number): Promise<boolean> =>
  new Promise((resolve) => {
    const servidor = createServer();
    servidor.once('error', () => resolve(false));
    servidor.listen(puerto, '127.0.0.1', () => servidor.close(() => resolve(true)));
  });

/** Finds a port of 127.0.0.1 for a program that will be killed and started again at the same address. */
export async function puertoLibre(): Promise<number> {
  for (;;) {
    const puerto = DESDE + Math.floor(Math.random() * CUANTOS);
    if (await estaLibre(puerto)) return puerto;
  }
}
