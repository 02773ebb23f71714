// Shows the near limit: Fastify and pg alone, with the statements that the real server was seen to read with, as the
// owner: no session, no row security, no audit, no transaction. It runs in a process of its own, as the real one.
import { AJUSTES } from '@sgpa/api/db/pool';
import Fastify from 'fastify';
import pg from 'pg';
import type { Mensajes } from '../sql-desnudo.ts';

const [, , url = '', conexiones = '16'] = process.argv;
const options = AJUSTES.map((ajuste) => `-c ${ajuste}`).join(' ');
const pool = new pg.Pool({ connectionString: url, max: Number(conexiones), pipeline: true, options });
const app = Fastify();
let muestras: Mensajes[] = [];

/** Runs the statements of one request; those of one message are sent together. */
app.get<{ Params: { n: string } }>('/:n', async ({ params }) => {
  const cliente = await pool.connect();
  try {
    const respuestas: unknown[] = [];
    for (const mensaje of muestras[Number(params.n) % muestras.length] ?? []) {
      const enviadas = mensaje.map(({ name, text, values }) => cliente.query({ name, text, values: [...values] }));
      respuestas.push(...(await Promise.all(enviadas)).map(({ rows }) => rows));
    }
    return respuestas;
  } finally {
    cliente.release();
  }
});

process.on('message', (nuevas: Mensajes[]) => {
  muestras = nuevas;
  process.send?.('listo');
});
process.on('disconnect', () => process.exit(0));
await app.listen({ host: '127.0.0.1', port: 0 });
const direccion = app.server.address();
process.send?.(typeof direccion === 'object' && direccion !== null ? direccion.port : 0);
