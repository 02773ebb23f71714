import { revisarNumeroDocumento } from '@sgpa/domain/shared/campos';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { leerDocumento } from '@sgpa/domain/shared/documento';
import { leerFechaEscrita } from '@sgpa/domain/shared/fecha-civil';
import type { ConsultaEstado } from './estado-asegurado.api.ts';

/** Half-typed text. */
export interface CamposEstado {
  numero: string;
  complemento: string;
  /** DD/MM/YYYY when whole. */
  nacimiento: string;
}

export const CAMPOS_VACIOS: CamposEstado = { numero: '', complemento: '', nacimiento: '' };
export const FALTAN_DATOS = 'Debe introducir el número de Cédula de Identidad y Fecha de Nacimento';

export function revisarNumero(texto: string): string | true {
  return texto.trim() === '' ? 'Obligatorio.' : (revisarNumeroDocumento(texto)?.texto ?? true);
}

export function revisarNacimiento(texto: string): string | true {
  if (texto === '') return 'Obligatorio.';
  return revisarFechaEscrita(texto)?.texto ?? true;
}

export const faltanDatos = ({ numero, nacimiento }: CamposEstado): boolean => numero.trim() === '' || nacimiento === '';

/** @throws when called with fields that did not pass the checks. */
export function aConsulta({ numero, complemento, nacimiento }: CamposEstado): ConsultaEstado {
  const [documento, fecha] = [leerDocumento(numero, complemento), leerFechaEscrita(nacimiento)];
  if (documento === null || fecha === null) throw new Error('document and birth date were not checked');
  return {
    numero_documento: documento.numero,
    complemento_documento: documento.complemento,
    fecha_nacimiento: fecha,
  };
}
