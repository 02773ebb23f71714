import { leerMotivoRecuperacion, venceEnlace } from '@sgpa/domain/cuenta/recuperacion';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Correo } from '../../integrations/correo/port.ts';
import { enviarAvisos } from './aviso-correo.service.ts';
import { cartaDeEnlace } from './carta.ts';
import { enlaceDe, huellaDeToken, nuevoToken } from './enlace.ts';
import { cartaEnviada, enlacePreparado, proximaCarta, resolverSolicitadas } from './recuperacion.queries.ts';

/** A turn ends, so that a stop needs not wait long. */
const POR_TURNO = 20;

type EnvioDeps = Pick<Deps, 'db' | 'clock'> & {
  config: Pick<Deps['config'], 'publicUrl' | 'producto'>;
  correo: Correo;
  log: Pick<FastifyBaseLogger, 'error'>;
};

type Pendiente = NonNullable<Awaited<ReturnType<typeof proximaCarta>>>;

/** Each try makes a link of its own, so that none has to be kept: of several mails the last one's is worth something. */
async function enviar({ db, clock, config, correo, log }: EnvioDeps, pendiente: Pendiente): Promise<void> {
  const { id, ...datos } = pendiente;
  const motivo = leerMotivoRecuperacion(datos.motivo) ?? 'SOLICITUD';
  const token = nuevoToken();
  if (!(await enlacePreparado(db, id, huellaDeToken(token), venceEnlace(motivo, clock.ahora())))) return;
  try {
    const enlace = enlaceDe(config.publicUrl, token);
    await correo.enviar(cartaDeEnlace({ ...datos, motivo, enlace, producto: config.producto }));
    await cartaEnviada(db, id, clock.ahora());
  } catch (error) {
    // Its message may quote the address.
    log.error(
      { recuperacion: id, error: error instanceof Error ? error.name : 'unknown' },
      'a mail was not sent; it will be tried again',
    );
  }
}

/** What was asked for becomes mails, and mails that are due go; one that does not go is tried again later, and holds up no other. */
export async function enviarCorreos(deps: EnvioDeps): Promise<void> {
  await enviarAvisos(deps);
  await resolverSolicitadas(deps.db, deps.clock.ahora());
  for (let carta = 0; carta < POR_TURNO; carta += 1) {
    const pendiente = await proximaCarta(deps.db, deps.clock.ahora());
    if (pendiente === undefined) return;
    await enviar(deps, pendiente);
  }
}
