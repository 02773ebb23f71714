import { setImmediate } from 'node:timers/promises';
import { pdfDeBytes, pdfDePrueba } from '@sgpa/banco-de-pruebas/pdf';
import { PESO_MAX_PDF } from '@sgpa/domain/titular/certificado-pdf';
import { describe, expect, it } from 'vitest';
import { prepararPdf } from './pdf-recibido.ts';

const ACCION = '<< /S /JavaScript /JS (app.alert(1)) >>';
const conAccion = (pdf: Buffer): Buffer => {
  const texto = pdf.toString('latin1');
  return Buffer.from(`${texto}% ${ACCION}\n${texto.slice(texto.lastIndexOf('startxref'))}`, 'latin1');
};
const preparar = (bytes: Buffer) => prepararPdf(bytes.toString('base64'), 'El certificado');

/** Each told alike, whether it is checked at once or in a thread. */
describe.each([
  ['liviano', pdfDePrueba()],
  ['pesado', pdfDeBytes(2_000_000)],
] as const)('pdf-recibido.test.ts, %s', (_peso, pdf) => {
  it('uno bueno vuelve entero, con el prefijo data: o sin él', async () => {
    expect((await preparar(pdf)).equals(pdf)).toBe(true);
    const conPrefijo = await prepararPdf(`data:application/pdf;base64,${pdf.toString('base64')}`, 'El certificado');
    expect(conPrefijo.equals(pdf)).toBe(true);
  });

  it('uno con programas, y uno que no es un PDF, se rechazan con su propio texto', async () => {
    await expect(preparar(conAccion(pdf))).rejects.toThrow('El certificado tiene programas o archivos adjuntos');
    await expect(preparar(Buffer.concat([Buffer.from('MZ'), pdf]))).rejects.toThrow(
      'El certificado no es un documento PDF válido.',
    );
  });
});

describe('pdf-recibido.test.ts', () => {
  it('el más pesado no detiene a los demás mientras se revisa', async () => {
    let listo = false;
    const revisado = preparar(pdfDeBytes(20_000_000)).then((bytes) => {
      listo = true;
      return bytes.length;
    });
    // The loop goes round before there is an answer: who checks it there has one first.
    await setImmediate();
    expect(listo).toBe(false);
    expect(await revisado).toBe(20_000_000);
  });

  it('uno más pesado que el límite se rechaza diciéndolo', async () => {
    await expect(preparar(pdfDeBytes(20_000_001))).rejects.toThrow(`no puede pesar más de ${PESO_MAX_PDF}`);
  });
});
