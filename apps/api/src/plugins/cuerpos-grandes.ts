import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { crearTurnos, crearTurnosPorDueno } from '../turnos.ts';

/** The file loses its name once it is opened: nobody else opens it, and nothing is left if the process dies. */
async function archivoSinNombre(): Promise<FileHandle> {
  const ruta = join(tmpdir(), `sgpa-${randomUUID()}`);
  const archivo = await open(ruta, 'wx+', 0o600);
  try {
    await unlink(ruta);
    return archivo;
  } catch (error) {
    await archivo.close();
    throw error;
  }
}

/** Stops with the first piece beyond `maximo`: whoever reads the file refuses it by its length. */
async function guardar(trozos: AsyncIterable<Buffer>, archivo: FileHandle, maximo: number): Promise<void> {
  let bytes = 0;
  for await (const trozo of trozos) {
    await archivo.appendFile(trozo);
    bytes += trozo.length;
    if (bytes > maximo) return;
  }
}

/**
 * Gives a body that has arrived whole, to be read from the disk. While it arrives, however slowly, it holds a piece of
 * 64 KB in memory. The caller destroys it in the end, read or not.
 */
export async function recibir(cuerpo: Readable, maximo: number): Promise<ReadStream> {
  const archivo = await archivoSinNombre();
  try {
    // The connection is still needed for the answer.
    await guardar(cuerpo.iterator({ destroyOnReturn: false }), archivo, maximo);
    return archivo.createReadStream({ start: 0 });
  } catch (error) {
    await archivo.close();
    // The client is gone, and nobody reads this answer.
    if (cuerpo.destroyed) throw new Rechazo('SOLICITUD_INVALIDA');
    throw error;
  }
}

/** So many bodies of at most 27 MB are on the disk at once, arriving or waiting: some 650 MB. */
const LUGARES = 24;
const enLugar = crearTurnos({ aLaVez: LUGARES, enEspera: 10, esperaMs: 5_000, codigo: 'ARCHIVO_EN_ESPERA' });

/** A body of 20 MB takes some 150 MB of memory while it is read, checked and written: no more than two at once. */
const enTurno = crearTurnos({ aLaVez: 2, enEspera: LUGARES, esperaMs: 10_000, codigo: 'ARCHIVO_EN_ESPERA' });

/**
 * Each user has one place, however many bodies they send slowly. Both waits before the first byte is read leave the
 * body time to arrive before its deadline (plazos.ts).
 */
const unoPorUsuario = crearTurnosPorDueno<number | null>({
  aLaVez: 1,
  enEspera: 3,
  esperaMs: 5_000,
  codigo: 'ARCHIVO_EN_ESPERA',
});

/** Every path takes this much, a photo and the rest of a form, without a turn. */
export const LIGERO = 2 * 1024 * 1024;

/** The function that ends a request's turn runs once the request is answered. */
const alContestar = new WeakMap<FastifyRequest, () => void>();

/** A closed connection does not end it: who hangs up while the body is read makes no room for another. */
const contestado = (request: FastifyRequest): Promise<void> =>
  new Promise((resolve) => alContestar.set(request, resolve));

/** The weight of a body that was not announced is not known. */
const pesoDe = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? Number.NaN);

async function leerEnTurno(
  request: FastifyRequest,
  { raw }: FastifyReply,
  cuerpo: Readable,
  leer: (recibido: Readable) => void,
): Promise<void> {
  const recibido = await recibir(cuerpo, request.routeOptions.bodyLimit);
  try {
    await enTurno(async () => {
      if (raw.destroyed) throw new Rechazo('SOLICITUD_INVALIDA');
      leer(recibido);
      await contestado(request);
    });
  } finally {
    recibido.destroy();
  }
}

/**
 * A heavy body first arrives on the disk at its client's pace, and only then its request waits for a turn, which lasts
 * until it is answered. Who waits too long, or comes when many wait, is told to try again.
 */
function esperarTurno(request: FastifyRequest, reply: FastifyReply, cuerpo: Readable): Promise<Readable> {
  const peso = pesoDe(request);
  // A body that is announced as too heavy is refused by that alone.
  if (peso <= LIGERO || peso > request.routeOptions.bodyLimit) return Promise.resolve(cuerpo);
  return new Promise((resolve, reject) => {
    const entrar = () => enLugar(() => leerEnTurno(request, reply, cuerpo, resolve));
    unoPorUsuario(request.contexto?.usuario.id ?? null, entrar).catch(reject);
  });
}

async function dejarTurno(request: FastifyRequest): Promise<void> {
  alContestar.get(request)?.();
}

export const POR_TURNOS = { preParsing: esperarTurno, onSend: dejarTurno };
