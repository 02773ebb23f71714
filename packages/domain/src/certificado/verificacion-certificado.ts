/** Texts of the specification (document 2 §8): what the public verification says. */
export const AUTENTICO = 'El certificado es auténtico.';
export const NO_AUTENTICO = 'El certificado NO es auténtico.';

const PAGINA = '/verificacionCertificado/';

/** The address that is printed on a certificate. */
export const direccionDeVerificacion = (publica: string, codigo: string): string =>
  `${publica.replace(/\/+$/, '')}${PAGINA}${codigo}`;
