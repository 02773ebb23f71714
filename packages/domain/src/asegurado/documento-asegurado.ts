/** A managing entity keeps these documents about a person (acuerdos §10 'Death certificate', 'Review (108)'). */
export const CLASES_DE_DOCUMENTO = ['CERTIFICADO_DEFUNCION', 'EVIDENCIA_REVISION', 'CONDICION_DE_EDAD'] as const;

export type ClaseDeDocumento = (typeof CLASES_DE_DOCUMENTO)[number];

export const NOMBRE_DE_DOCUMENTO: Readonly<Record<ClaseDeDocumento, string>> = {
  CERTIFICADO_DEFUNCION: 'Certificado de defunción',
  EVIDENCIA_REVISION: 'Respaldo de una revisión',
  CONDICION_DE_EDAD: 'Certificado de estudios o de invalidez',
};

/** The file's name has nothing that anybody typed: no number or name of the person goes into headers and folders. */
export const archivoDeDocumento = (clase: ClaseDeDocumento, id: number): string =>
  `${clase.toLowerCase().replaceAll('_', '-')}-${id}.pdf`;
