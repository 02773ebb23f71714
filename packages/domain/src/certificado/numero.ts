const CIFRAS = 8;

/** Prints the correlative number in one width, so that a digit cannot be put before it. */
export const numeroDeCertificado = (numero: number): string => String(numero).padStart(CIFRAS, '0');
