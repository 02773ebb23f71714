import type { Certificado } from '@sgpa/domain/certificado/certificado';

/** What signs: texts, so that they travel to a thread as they are. */
export interface Firmas {
  /** PAdES: private key (PKCS #8) and certificates, its own first, in PEM. */
  pdf: { clave: string; certificados: readonly string[] };
  /** What the QR code carries: private key in PEM (EC P-256), and the name under which the public one is published. */
  qr: { clave: string; kid: string };
}

/** One certificate to be made. */
export interface Tarea {
  certificado: Certificado;
  /** The instant of `certificado.emitidoEn`. */
  ahora: Date;
  producto: string;
  publica: string;
  firmas: Firmas;
}

export interface Taller {
  /** Under which the key of its QR codes is published. */
  kid: string;
  /**
   * One issue after the other, as their numbers come: who waits for the number would only hold a connection meanwhile.
   * @throws Rechazo CERTIFICADO_EN_ESPERA to who waits too long.
   */
  enTurno: <T>(emitir: () => Promise<T>) => Promise<T>;
  /** Soon one will be made: what the first one after a rest waits for is begun. */
  alistar(): void;
  /**
   * The certificate, written and signed, elsewhere than in the event loop, which is everybody's.
   * @throws Rechazo while what it is signed with is not valid.
   */
  hacer(tarea: Pick<Tarea, 'certificado' | 'ahora'>): Promise<Buffer>;
  cerrar(): Promise<void>;
}
