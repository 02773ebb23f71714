import { limpiarNombre } from '@sgpa/domain/shared/nombres';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Carta, Correo } from '../../integrations/correo/port.ts';
import { avisoEnviado, proximoAviso } from './aviso.queries.ts';

/** A turn ends, so that a stop needs not wait long. */
const POR_TURNO = 20;

type AvisoDeps = Pick<Deps, 'db' | 'clock'> & {
  config: Pick<Deps['config'], 'producto'>;
  correo: Correo;
  log: Pick<FastifyBaseLogger, 'error'>;
};

type Aviso = NonNullable<Awaited<ReturnType<typeof proximoAviso>>>;

/** To the former address. It has no link: nothing in it can be taken for one that asks for a password. */
const cartaDe = ({ correo, nombres, username }: Aviso, producto: string): Carta => ({
  para: correo,
  asunto: `${producto}: cambió el correo electrónico de su cuenta`,
  texto: [
    `${limpiarNombre(nombres)}:`,
    `El correo electrónico de la cuenta ${username} de ${producto} ya no es este. Los mensajes de la cuenta llegarán al nuevo.`,
    'Si usted no pidió el cambio, comuníquese de inmediato con el administrador de su ente gestor.',
    '',
  ].join('\n\n'),
});

/** Notices that are due go; one that does not go is tried again later. */
export async function enviarAvisos({ db, clock, config, correo, log }: AvisoDeps): Promise<void> {
  for (let carta = 0; carta < POR_TURNO; carta += 1) {
    const aviso = await proximoAviso(db, clock.ahora());
    if (aviso === undefined) return;
    try {
      await correo.enviar(cartaDe(aviso, config.producto));
      await avisoEnviado(db, aviso.id, clock.ahora());
    } catch (error) {
      // Its message may quote the address.
      log.error({ aviso: aviso.id, error: error instanceof Error ? error.name : 'unknown' }, 'a notice was not sent');
    }
  }
}
