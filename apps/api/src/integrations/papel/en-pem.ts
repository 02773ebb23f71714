/** These are PEM texts: the private key and certificates for PDFs, and the private key for QR codes. */
export interface EnPem {
  clave: string;
  certificado: string;
  qr: string;
}

/** The subject of a certificate that a demonstration makes has this text, by which production refuses it. */
export const DE_DEMOSTRACION = 'DEMOSTRACION SIN VALOR';
