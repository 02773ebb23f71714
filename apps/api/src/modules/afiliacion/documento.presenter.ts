import type { DocumentoGuardado } from '@sgpa/contract/shared/documento-guardado';
import { CLASES_DE_PAPEL, type ClaseDePapel } from '@sgpa/domain/asegurado/documento-asegurado';
import type { FilaDocumento } from './documentos.queries.ts';

export function leerClase(clase: string): ClaseDePapel {
  const leida = CLASES_DE_PAPEL.find((una) => una === clase);
  if (leida === undefined) throw new Error('A document of an unknown kind');
  return leida;
}

/** Only a death certificate has a number of its own to show; those of other papers are ours. */
export const presentarDocumento = (fila: FilaDocumento): DocumentoGuardado => ({
  id: fila.id,
  clase: leerClase(fila.clase),
  numero: fila.clase === 'CERTIFICADO_DEFUNCION' ? fila.numero : null,
  fecha: fila.fecha,
  guardado_en: fila.creado_en.toISOString(),
  bytes: fila.bytes,
});
