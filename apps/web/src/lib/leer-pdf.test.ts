import { describe, expect, it } from 'vitest';
import { leerPdf } from './leer-pdf.ts';

const NOMBRE = 'El certificado de defunción';
const LIMITE = 20_000_000;
const COMIENZO = '%PDF-1.7\n';
const FINAL = '\nstartxref\n9\n%%EOF\n';
const archivo = (tamano: number, final = FINAL) =>
  new Blob([COMIENZO, new Uint8Array(tamano - COMIENZO.length - final.length).fill(0xff), final]);

describe('leer-pdf.test.ts', () => {
  it('da un PDF de 20 MB justos como base64, sin prefijo', async () => {
    const texto = atob(await leerPdf(archivo(LIMITE), NOMBRE));
    expect(texto.length).toBe(LIMITE);
    expect(texto.slice(0, 9)).toBe(COMIENZO);
    expect(texto.charCodeAt(LIMITE - 100)).toBe(0xff);
    expect(texto.endsWith(FINAL)).toBe(true);
  });

  it('rechaza un byte más, y dice cuánto puede pesar', async () => {
    await expect(leerPdf(archivo(LIMITE + 1), NOMBRE)).rejects.toThrow(
      'El certificado de defunción no puede pesar más de 20 MB.',
    );
  });

  it.each([
    ['un programa', new Blob(['MZ\u0090\u0000', FINAL])],
    ['un archivo cortado', archivo(2000).slice(0, 1500)],
    ['nothing', new Blob([])],
  ])('rechaza %s, se llame como se llame', async (_, malo) => {
    await expect(leerPdf(malo, NOMBRE)).rejects.toThrow('El certificado de defunción no es un documento PDF válido.');
  });
});
