import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Recibida {
  para: readonly string[];
  de: string;
  asunto: string;
  texto: string;
  /** The number tells a new mail from those that somebody who waits has seen. */
  orden: number;
}

export interface Buzon {
  url: string;
  recibidas(): readonly Recibida[];
  olvidar(): void;
  /** Refuses every mail from now on, or takes them again. */
  rechazar(si: boolean): void;
  cerrar(): Promise<void>;
}

/** A demonstration's mail is looked at, not kept. */
const MAXIMO = 200;

/** Takes every mail over SMTP, delivers none, and shows them. */
export async function abrirBuzon(puerto: number): Promise<Buzon> {
  let recibidas: Recibida[] = [];
  let rechaza = false;
  let orden = 0;
  const servidor = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_direccion, _sesion, responder) => {
      responder(rechaza ? Object.assign(new Error('Mailbox unavailable'), { responseCode: 451 }) : null);
    },
    onData: (flujo, sesion, responder) => {
      void buffer(flujo)
        .then((bruto) => PostalMime.parse(bruto))
        .then(({ from, subject = '', text = '' }) => {
          orden += 1;
          const para = sesion.envelope.rcptTo.map(({ address }) => address);
          const una = { para, de: from?.address ?? '', asunto: subject, texto: text, orden };
          recibidas = [una, ...recibidas].slice(0, MAXIMO);
          responder(null);
        })
        .catch(responder);
    },
  });
  servidor.on('error', () => undefined);
  const escucha = servidor.listen(puerto, '127.0.0.1');
  await once(escucha, 'listening');
  const direccion = escucha.address();
  if (direccion === null || typeof direccion === 'string') throw new Error('SMTP listens on no port');
  return {
    url: `smtp://127.0.0.1:${direccion.port}`,
    recibidas: () => recibidas,
    olvidar: () => {
      recibidas = [];
    },
    rechazar: (si) => {
      rechaza = si;
    },
    cerrar: () => new Promise((resolver) => servidor.close(() => resolver())),
  };
}
