/** A list is searched by a document number and, where one was typed, its complement. */
import { revisarBuscado } from '@sgpa/domain/asegurado/busqueda';
import { separarEscrito, unirEscrito } from '@sgpa/domain/shared/documento';
import { texto } from '../../lib/direccion.ts';

export const numeroEscrito = (escrito: string): string => unirEscrito(escrito);

/** The number is a key of a page's address. */
export const NUMERO = texto((escrito) =>
  escrito !== '' && revisarBuscado(separarEscrito(escrito)) === null ? numeroEscrito(escrito) : '',
);

export const revisarNumero = (escrito: string): string | true =>
  escrito.trim() === '' || (revisarBuscado(separarEscrito(escrito))?.texto ?? true);
