// A thread that makes certificates one after the other (taller.ts).
import { hacerCertificado } from './hacer.ts';

export default hacerCertificado;
