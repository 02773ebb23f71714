// A thread that makes certificates one after the other (taller.ts).
import { hacerCertificado } from './hacer.ts';

export default hacerCertificado;

/** By when it is called, what takes longest is done: this file and the letter are read. */
export const alistar = (): void => {};
