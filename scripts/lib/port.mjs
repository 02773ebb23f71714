import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './problem.mjs';

function codeOfListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Reads the port of web and API from PORT. */
export function wantedPort() {
  const text = process.env.PORT ?? '8080';
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(
    `PORT no es un puerto: «${text}».`,
    'Use un número entre 1 y 65535, por ejemplo: PORT=8081 npm start',
  );
}

/** Fails before the long work when the port cannot be used. Waits a little: a server just killed may still be closing. */
export async function ensurePortFree(port, patienceMs = 3_000) {
  const limit = performance.now() + patienceMs;
  for (;;) {
    const codes = await Promise.all([codeOfListening(port, '0.0.0.0')]);
    codes.push(await codeOfListening(port, '127.0.0.1'), await codeOfListening(port, '::'));
    if (codes.includes('EACCES')) {
      throw new Problem(
        `Falta permiso para usar el puerto ${port}.`,
        'Elija uno mayor que 1023, por ejemplo: PORT=8080 npm start',
      );
    }
    if (!codes.includes('EADDRINUSE')) return;
    if (performance.now() > limit) {
      throw new Problem(
        `El puerto ${port} ya está ocupado por otro programa.`,
        `Ciérrelo o elija otro puerto, por ejemplo: PORT=${port + 1} npm start`,
      );
    }
    await pause(250);
  }
}
