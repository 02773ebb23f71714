import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A client that has not fetched a file by then loses it. */
const PLAZO_MS = 15 * 60_000;
/** A client that takes nothing for so long loses it too. */
const SIN_AVANCE_MS = 2 * 60_000;

/** A file is written while it is fetched. */
export class Descarga {
  readonly nombre: string;
  readonly tipo: string;
  readonly cuerpo: Readable;

  constructor(nombre: string, tipo: string, cuerpo: Readable) {
    this.nombre = nombre;
    this.tipo = tipo;
    this.cuerpo = cuerpo;
  }

  enviar(reply: FastifyReply, sinAvanceMs = SIN_AVANCE_MS): FastifyReply {
    const dejar = () => this.cuerpo.destroy(new Error('The file was not fetched in time'));
    const reloj = setTimeout(dejar, PLAZO_MS).unref();
    // The system's own buffers count as taken: nothing moves any more when they are full.
    reply.raw.setTimeout(sinAvanceMs, dejar);
    this.cuerpo.once('close', () => clearTimeout(reloj));
    return reply
      .header('Content-Type', this.tipo)
      .header('Content-Disposition', `attachment; filename="${this.nombre}"`)
      .send(this.cuerpo);
  }
}
