import { unirDocumento } from '@sgpa/domain/shared/documento';

interface Nombres {
  nombres: string;
  primer_apellido: string;
  segundo_apellido: string;
}

interface Documento {
  tipo_documento: string;
  numero_documento: string;
  complemento_documento: string;
}

/** Surnames first, as lists of people are read. */
export function nombreCompleto({ nombres, primer_apellido, segundo_apellido }: Nombres): string {
  return [primer_apellido, segundo_apellido, nombres].filter((parte) => parte !== '').join(' ');
}

/** 'CI 1000009-1A' */
export function documentoDe({ tipo_documento, numero_documento, complemento_documento }: Documento): string {
  return `${tipo_documento} ${unirDocumento(numero_documento, complemento_documento)}`;
}
