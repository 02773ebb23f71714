import {
  horasDeEnlace,
  leerMotivoRecuperacion,
  type MotivoRecuperacion,
  venceEnlace,
} from '@sgpa/domain/cuenta/recuperacion';
import { limpiarNombre } from '@sgpa/domain/shared/nombres';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Carta, Correo } from '../../integrations/correo/port.ts';
import { enlaceDe, huellaDeToken, nuevoToken } from './enlace.ts';
import {
  avisoEnviado,
  cartaEnviada,
  enlacePreparado,
  proximaCarta,
  proximoAviso,
  resolverSolicitadas,
} from './recuperacion.queries.ts';

/** A turn ends after so many, so that a stop does not wait long. */
const POR_TURNO = 20;

type EnvioDeps = Pick<Deps, 'db' | 'clock'> & {
  config: Pick<Deps['config'], 'publicUrl' | 'producto'>;
  correo: Correo;
  log: Pick<FastifyBaseLogger, 'error'>;
};

type Aviso = NonNullable<Awaited<ReturnType<typeof proximoAviso>>>;
type Pendiente = NonNullable<Awaited<ReturnType<typeof proximaCarta>>>;

const PORQUE: Readonly<Record<MotivoRecuperacion, (producto: string) => string>> = {
  ACTIVACION: (producto) => `Su cuenta de ${producto} fue activada.`,
  ADMINISTRADOR: (producto) => `Un administrador pidió que usted cree una contraseña nueva para ${producto}.`,
  SOLICITUD: (producto) => `Se pidió un enlace para crear una contraseña nueva de ${producto}.`,
};

const plazo = (horas: number): string => (horas === 1 ? '1 hora' : `${horas} horas`);

/** The mail is plain text: it asks for a click, and nothing in it can pretend to be something else. */
const cartaDeEnlace = (
  { correo, nombres, username }: Pendiente,
  motivo: MotivoRecuperacion,
  enlace: string,
  producto: string,
): Carta => ({
  para: correo,
  asunto: motivo === 'ACTIVACION' ? `${producto}: su cuenta fue activada` : `${producto}: recuperación de credenciales`,
  texto: [
    `${limpiarNombre(nombres)}:`,
    `${PORQUE[motivo](producto)} Su usuario es ${username}.`,
    'Para crear su contraseña abra este enlace:',
    enlace,
    `El enlace vale una sola vez y vence en ${plazo(horasDeEnlace(motivo))}. Al crear la contraseña se cierran todas sus sesiones.`,
    'Si usted no lo esperaba, no haga nada: su contraseña no cambia.',
    '',
  ].join('\n\n'),
});

/** The notice goes to the former address and has no link, so that nobody takes it for one that wants a password. */
const cartaDeAviso = ({ correo, nombres, username }: Aviso, producto: string): Carta => ({
  para: correo,
  asunto: `${producto}: cambió el correo electrónico de su cuenta`,
  texto: [
    `${limpiarNombre(nombres)}:`,
    `El correo electrónico de la cuenta ${username} de ${producto} ya no es este. Los mensajes de la cuenta llegarán al nuevo.`,
    'Si usted no pidió el cambio, comuníquese de inmediato con el administrador de su ente gestor.',
    '',
  ].join('\n\n'),
});

/** Only the error's name is logged, since its message may quote the address. */
const nombreDe = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

async function enviarAviso({ db, clock, config, correo, log }: EnvioDeps, aviso: Aviso): Promise<void> {
  try {
    await correo.enviar(cartaDeAviso(aviso, config.producto));
    await avisoEnviado(db, aviso.id, clock.ahora());
  } catch (error) {
    log.error({ aviso: aviso.id, error: nombreDe(error) }, 'a notice was not sent');
  }
}

/** Each try makes a new link, so that none has to be kept; only the last mail's link works. */
async function enviarEnlace({ db, clock, config, correo, log }: EnvioDeps, pendiente: Pendiente): Promise<void> {
  const { id } = pendiente;
  const motivo = leerMotivoRecuperacion(pendiente.motivo) ?? 'SOLICITUD';
  const token = nuevoToken();
  if (!(await enlacePreparado(db, id, huellaDeToken(token), venceEnlace(motivo, clock.ahora())))) return;
  try {
    await correo.enviar(cartaDeEnlace(pendiente, motivo, enlaceDe(config.publicUrl, token), config.producto));
    await cartaEnviada(db, id, clock.ahora());
  } catch (error) {
    log.error({ recuperacion: id, error: nombreDe(error) }, 'a mail was not sent; it will be tried again');
  }
}

async function enviarPendientes<P>(proximo: () => Promise<P | undefined>, enviar: (pendiente: P) => Promise<void>) {
  for (let carta = 0; carta < POR_TURNO; carta += 1) {
    const pendiente = await proximo();
    if (pendiente === undefined) return;
    await enviar(pendiente);
  }
}

/** Turns requests into mails and sends those that are due; one that fails is tried later, and holds up no other. */
export async function enviarCorreos(deps: EnvioDeps): Promise<void> {
  const { db, clock } = deps;
  await enviarPendientes(
    () => proximoAviso(db, clock.ahora()),
    (aviso) => enviarAviso(deps, aviso),
  );
  await resolverSolicitadas(db, clock.ahora());
  await enviarPendientes(
    () => proximaCarta(db, clock.ahora()),
    (pendiente) => enviarEnlace(deps, pendiente),
  );
}
