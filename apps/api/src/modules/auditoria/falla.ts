import { horaEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { type Campos, LUGAR } from './huella.ts';

/** Something of the chain that is not as it was sealed. */
export interface Falla {
  /** Seal in which it was met: the order of the chain. */
  sello: number;
  texto: string;
}

const ACCION = 5;
const USUARIO = 3;

/** Which row it is, without a word of whom it tells: what it says now may be a lie, and is nobody's to print. */
export function describirFila(campos: Campos): string {
  const segundos = Number(campos[LUGAR.ocurridoEn]);
  const hora = Number.isFinite(segundos) ? horaEnLaPaz(new Date(segundos * 1000)).replace('T', ' ') : 'sin hora';
  const usuario = campos[USUARIO];
  return `${campos[LUGAR.id]} (${hora}, «${campos[ACCION]}», ${usuario ? `usuario ${usuario}` : 'sin usuario'})`;
}
