/** A managing entity keeps these documents about a person (acuerdos §10 'Death certificate', 'Review (108)'). */
export const CLASES_DE_PAPEL = ['CERTIFICADO_DEFUNCION', 'EVIDENCIA_REVISION', 'CONDICION_DE_EDAD'] as const;

export type ClaseDePapel = (typeof CLASES_DE_PAPEL)[number];

export const NOMBRE_DE_DOCUMENTO: Readonly<Record<ClaseDePapel, string>> = {
  CERTIFICADO_DEFUNCION: 'Certificado de defunción',
  EVIDENCIA_REVISION: 'Respaldo de una revisión',
  CONDICION_DE_EDAD: 'Certificado de estudios o de invalidez',
};

/** The file's name has nothing that anybody typed: no number or name of the person goes into headers and folders. */
export const archivoDeDocumento = (clase: ClaseDePapel, id: number): string =>
  `${clase.toLowerCase().replaceAll('_', '-')}-${id}.pdf`;
