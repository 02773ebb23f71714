import { createTransport } from 'nodemailer';
import type { Correo } from './port.ts';

interface Opciones {
  /** Its form is `smtp://user:password@host:port`, or `smtps://`. */
  url: string;
  remitente: string;
  /** Where TLS is asked for, nothing goes over a line that anybody on the way can read. */
  exigeTls: boolean;
}

/** Only the job waits, whose turn must end. */
const PLAZO_MS = 15_000;

/** Sends over SMTP with one connection for each mail, since there are few. */
export function crearCorreo({ url, remitente, exigeTls }: Opciones): Correo {
  const { protocol, hostname, port, username, password } = new URL(url);
  const segura = protocol === 'smtps:';
  const transporte = createTransport({
    host: hostname,
    port: port === '' ? (segura ? 465 : 587) : Number(port),
    secure: segura,
    requireTLS: exigeTls,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: PLAZO_MS,
    greetingTimeout: PLAZO_MS,
    socketTimeout: PLAZO_MS,
    // A mail is our own text: it may name neither files nor addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async enviar({ para, asunto, texto }) {
      await transporte.sendMail({ from: remitente, to: { name: '', address: para }, subject: asunto, text: texto });
    },
  };
}
