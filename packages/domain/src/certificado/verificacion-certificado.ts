/** The public verification says the specification's texts (document 2 §8). */
export const AUTENTICO = 'El certificado es auténtico.';
export const NO_AUTENTICO = 'El certificado NO es auténtico.';

const PAGINA = '/verificacionCertificado/';

/** The address is printed on the certificate. */
export const direccionDeVerificacion = (publica: string, codigo: string): string =>
  `${publica.replace(/\/+$/, '')}${PAGINA}${codigo}`;
