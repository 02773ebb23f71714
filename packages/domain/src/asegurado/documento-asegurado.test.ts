import { describe, expect, it } from 'vitest';
import { archivoDeDocumento, CLASES_DE_PAPEL, NOMBRE_DE_DOCUMENTO } from './documento-asegurado.ts';

describe('documento-asegurado.test.ts', () => {
  it('el archivo se llama por su clase y su número interno, sin nada de la persona', () => {
    expect(CLASES_DE_PAPEL.map((clase) => archivoDeDocumento(clase, 12))).toEqual([
      'certificado-defuncion-12.pdf',
      'evidencia-revision-12.pdf',
      'condicion-de-edad-12.pdf',
    ]);
  });

  it('cada clase tiene su nombre', () => {
    expect(CLASES_DE_PAPEL.map((clase) => NOMBRE_DE_DOCUMENTO[clase])).toEqual([
      'Certificado de defunción',
      'Respaldo de una revisión',
      'Certificado de estudios o de invalidez',
    ]);
  });
});
