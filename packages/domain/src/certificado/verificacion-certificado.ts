/** The public verification says the specification's texts (document 2 §8). */
export const AUTENTICO = 'El certificado es auténtico.';
export const NO_AUTENTICO = 'El certificado NO es auténtico.';

const PAGINA = '/verificacionCertificado/';

/** This address is printed on a certificate. */
export const direccionDeVerificacion = (publica: string, codigo: string): string =>
  `${publica.replace(/\/+$/, '')}${PAGINA}${codigo}`;
