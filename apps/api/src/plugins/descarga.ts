import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Who fetches a file slower than this loses it. */
const PLAZO_MS = 15 * 60_000;

/** A file that is written while it is fetched. */
export class Descarga {
  readonly nombre: string;
  readonly tipo: string;
  readonly cuerpo: Readable;

  constructor(nombre: string, tipo: string, cuerpo: Readable) {
    this.nombre = nombre;
    this.tipo = tipo;
    this.cuerpo = cuerpo;
  }

  enviar(reply: FastifyReply): FastifyReply {
    const reloj = setTimeout(
      () => this.cuerpo.destroy(new Error('The file was not fetched in time')),
      PLAZO_MS,
    ).unref();
    this.cuerpo.once('close', () => clearTimeout(reloj));
    return reply
      .header('Content-Type', this.tipo)
      .header('Content-Disposition', `attachment; filename="${this.nombre}"`)
      .send(this.cuerpo);
  }
}
