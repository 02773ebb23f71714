/** Every query tab that asks about a person shares this form (document 1 §5 'Query tabs'). */
import { revisarNumeroDocumento } from '@sgpa/domain/shared/campos';
import { revisarNacimientoEscrito } from '@sgpa/domain/shared/campos-fecha';
import { type Documento, leerDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, leerFechaEscrita } from '@sgpa/domain/shared/fecha-civil';
import { hoy } from '../../lib/reloj.ts';
import type { PersonaBuscada } from '../persona/persona-buscada.ts';

export const FALTAN_DATOS = 'Debe introducir el número de Cédula de Identidad y Fecha de Nacimento';

export const revisarNumero = (texto: string): string | true =>
  texto.trim() === '' ? 'Obligatorio.' : (revisarNumeroDocumento(texto)?.texto ?? true);

/** The certification needs only the document number. */
export function revisarNacimiento(texto: string, obligatorio: boolean): string | true {
  if (texto === '') return obligatorio ? 'Obligatorio.' : true;
  return revisarNacimientoEscrito(texto, hoy())?.texto ?? true;
}

export const faltanDatos = ({ numero, nacimiento }: PersonaBuscada): boolean =>
  numero.trim() === '' || nacimiento === '';

/** Reads a document that passed the form's checks. @throws for any other. */
export function documentoDe({ numero, complemento }: PersonaBuscada): Documento {
  const documento = leerDocumento(numero, complemento);
  if (documento === null) throw new Error('the document was not checked');
  return documento;
}

export const nacimientoDe = ({ nacimiento }: PersonaBuscada): FechaCivil | null => leerFechaEscrita(nacimiento);

/** Writes what the registries are asked where the birth date is needed. @throws without a valid one. */
export function aPersona(campos: PersonaBuscada) {
  const { numero: ci, complemento } = documentoDe(campos);
  const fechaNacimiento = nacimientoDe(campos);
  if (fechaNacimiento === null) throw new Error('the form was not checked');
  return { ci, complemento, fechaNacimiento };
}
