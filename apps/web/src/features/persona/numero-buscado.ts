/** A document number that a list is searched by: alone, as everywhere; blanks, dots, zeros and a complement go. */
import { DOCUMENTO_MAX, separarEscrito } from '@sgpa/domain/shared/documento';

export const numeroEscrito = (escrito: string): string => separarEscrito(escrito).numero;

export const esNumero = (escrito: string): boolean =>
  /^\d+$/.test(numeroEscrito(escrito)) && numeroEscrito(escrito).length <= DOCUMENTO_MAX;

export const revisarNumero = (escrito: string): string | true =>
  escrito === '' || esNumero(escrito) || 'El número de documento no es válido.';
