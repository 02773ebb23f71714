// This thread makes certificates one after the other (taller.ts).
import { hacerCertificado } from './hacer.ts';

export default hacerCertificado;

/** When it can be called, the slow part is done: this file and the font are loaded. */
export const alistar = (): void => {};
