import type { Certificado } from '@sgpa/domain/certificado/certificado';

/** Keys and certificates are texts, so that they travel to a thread as they are. */
export interface Firmas {
  /** PAdES signs with a private key (PKCS #8) and certificates, its own first, in PEM. */
  pdf: { clave: string; certificados: readonly string[] };
  /** The QR code is signed with a private key in PEM (EC P-256), whose public half is published under `kid`. */
  qr: { clave: string; kid: string };
}

export interface Tarea {
  certificado: Certificado;
  ahora: Date;
  producto: string;
  publica: string;
  firmas: Firmas;
}

export interface Taller {
  /** The public key of its QR codes is published under it. */
  kid: string;
  /**
   * Lets one issue run after the other, as their numbers come: to wait for the number would only hold a connection.
   *
   * @throws Rechazo CERTIFICADO_EN_ESPERA to who waits too long.
   */
  enTurno: <T>(emitir: () => Promise<T>) => Promise<T>;
  /** A certificate is expected soon: it begins what the first one after a rest would wait for. */
  alistar(): void;
  /**
   * Writes and signs the certificate outside of the event loop, which serves everybody.
   *
   * @throws Rechazo while what it is signed with is not valid.
   */
  hacer(tarea: Pick<Tarea, 'certificado' | 'ahora'>): Promise<Buffer>;
  cerrar(): Promise<void>;
}
