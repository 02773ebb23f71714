/** The private key and certificates sign PDFs, and another private key QR codes; all are PEM texts. */
export interface EnPem {
  clave: string;
  certificado: string;
  qr: string;
}

/** The subject of a certificate that a demonstration makes has this text, by which production refuses it. */
export const DE_DEMOSTRACION = 'DEMOSTRACION SIN VALOR';
