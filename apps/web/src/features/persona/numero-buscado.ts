/** A document that a list is searched by: a number, as everywhere, and its complement where one was typed. */
import { revisarBuscado } from '@sgpa/domain/asegurado/busqueda';
import { separarEscrito, unirEscrito } from '@sgpa/domain/shared/documento';

export const numeroEscrito = (escrito: string): string => unirEscrito(escrito);

export const esNumero = (escrito: string): boolean =>
  escrito.trim() !== '' && revisarBuscado(separarEscrito(escrito)) === null;

export const revisarNumero = (escrito: string): string | true =>
  escrito.trim() === '' || (revisarBuscado(separarEscrito(escrito))?.texto ?? true);
