import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Rechazo } from '@sgpa/domain/errors/rechazo';

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
