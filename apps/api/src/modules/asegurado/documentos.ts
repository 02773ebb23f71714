import { CLASES_DE_DOCUMENTO, type ClaseDeDocumento } from '@sgpa/domain/asegurado/documento-asegurado';

/** As the column's check has it. */
export function leerClase(clase: string): ClaseDeDocumento {
  const leida = CLASES_DE_DOCUMENTO.find((una) => una === clase);
  if (leida === undefined) throw new Error('A document of an unknown kind');
  return leida;
}
