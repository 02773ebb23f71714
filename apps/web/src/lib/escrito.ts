import { type DocumentoUnido, leerDocumento, unirDocumento } from '@sgpa/domain/shared/documento';
import { esFechaCivil, type FechaCivil, leerFechaEscrita, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

/** Gives null while the date is not whole. */
export const leerFecha = (texto: string): FechaCivil | null => leerFechaEscrita(texto);

/** Joins a document whose fields passed the form's checks. @throws for any other. */
export function documentoEscrito(numero: string, complemento: string): DocumentoUnido {
  const leido = leerDocumento(numero, complemento);
  if (leido === null) throw new Error('the document was not checked');
  return unirDocumento(leido.numero, leido.complemento);
}

export const oNulo = (texto: string): string | null => texto.trim() || null;

/** Writes a civil date of the wire as it is typed. */
export const escribirFecha = (fecha: string | null): string =>
  fecha !== null && esFechaCivil(fecha) ? mostrarFecha(fecha) : '';
