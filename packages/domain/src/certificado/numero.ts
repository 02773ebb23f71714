const CIFRAS = 8;

/** The correlative number as it is printed: of one width, so that a digit cannot be put before it. */
export const numeroDeCertificado = (numero: number): string => String(numero).padStart(CIFRAS, '0');
