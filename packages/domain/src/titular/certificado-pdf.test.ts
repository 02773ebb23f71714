import { describe, expect, it } from 'vitest';
import { lugarDeTabla, PESO_MAX_PDF, pesaDemasiado } from './certificado-pdf.ts';

const FINAL = 'trailer\n<< /Root 1 0 R >>\nstartxref\n416\n%%EOF\n';

describe('certificado-pdf.test.ts', () => {
  it('dice dónde está la tabla del último guardado', () => {
    expect(lugarDeTabla('%PDF-1.4\n', FINAL)).toBe(416);
    expect(lugarDeTabla('%PDF-2.0\r\n', `startxref\r\n12\r\n%%EOF\r\n${FINAL}`)).toBe(416);
    expect(lugarDeTabla('%PDF-1.7\n', 'startxref\r\n12\r\n%%EOF\r\n')).toBe(12);
  });

  it.each([
    ['MZ\u0090\u0000', FINAL],
    [' %PDF-1.7\n', FINAL],
    ['%PDF-1.7\n', FINAL.replace('%%EOF', '')],
    ['%PDF-1.7\n', ''],
    ['', ''],
  ])('%j … %j no es un PDF entero', (comienzo, final) => {
    expect(lugarDeTabla(comienzo, final)).toBeNull();
  });

  it('admite 20 MB justos, de un millón de bytes', () => {
    expect([20_000_000, 20_000_001].map(pesaDemasiado)).toEqual([false, true]);
    expect(PESO_MAX_PDF).toBe('20 MB');
  });
});
