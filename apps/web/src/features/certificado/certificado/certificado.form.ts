import { revisarNumeroDocumento } from '@sgpa/domain/shared/campos';
import { revisarNacimientoEscrito } from '@sgpa/domain/shared/campos-fecha';
import { leerDocumento, TIPO_DOCUMENTO } from '@sgpa/domain/shared/documento';
import { leerFechaEscrita } from '@sgpa/domain/shared/fecha-civil';
import { hoy } from '../../../lib/reloj.ts';
import type { PersonaBuscada } from '../../persona/persona-buscada.ts';
import type { ConsultaDeCertificado } from './certificado.api.ts';

const REQUERIDO = 'Este Campo es requerido';

export const revisarNumero = (texto: string): string | true =>
  texto.trim() === '' ? REQUERIDO : (revisarNumeroDocumento(texto)?.texto ?? true);

export const revisarNacimiento = (texto: string): string | true =>
  texto.trim() === '' ? REQUERIDO : (revisarNacimientoEscrito(texto, hoy())?.texto ?? true);

/** @throws when the fields did not pass the checks. */
export function aConsulta({ numero, complemento, nacimiento }: PersonaBuscada): ConsultaDeCertificado {
  const [documento, fecha] = [leerDocumento(numero, complemento), leerFechaEscrita(nacimiento)];
  if (documento === null || fecha === null) throw new Error('document and birth date were not checked');
  return {
    numero_documento: documento.numero,
    complemento_documento: documento.complemento,
    fecha_nacimiento: fecha,
    tipo_documento: TIPO_DOCUMENTO,
  };
}
