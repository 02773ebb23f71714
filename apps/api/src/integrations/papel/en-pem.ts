/** PEM texts: of the PDFs the private key and its certificates, of the QR codes the private key. */
export interface EnPem {
  clave: string;
  certificado: string;
  qr: string;
}

/** In the subject of the certificate that a demonstration makes for itself: production refuses it by this. */
export const DE_DEMOSTRACION = 'DEMOSTRACION SIN VALOR';
