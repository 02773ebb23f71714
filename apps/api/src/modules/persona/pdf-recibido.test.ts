import { setImmediate } from 'node:timers/promises';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { PESO_MAX_PDF } from '@sgpa/domain/titular/certificado-pdf';
import { pdfDeBytes, pdfDePrueba } from '@sgpa/testing/pdf';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { crearRevision, prepararPdf } from './pdf-recibido.ts';

const ACCION = '<< /S /JavaScript /JS (app.alert(1)) >>';
const conAccion = (pdf: Buffer): Buffer => {
  const texto = pdf.toString('latin1');
  return Buffer.from(`${texto}% ${ACCION}\n${texto.slice(texto.lastIndexOf('startxref'))}`, 'latin1');
};
const conObjeto = (objeto: string): Buffer => {
  const [cabeza, cuerpo] = ['%PDF-1.4\n', `9 0 obj\n${objeto}\nendobj\n`];
  const resto = pdfDePrueba().toString('latin1').slice(cabeza.length);
  const tabla = (_: string, lugar: string) => `startxref\n${Number(lugar) + cuerpo.length}`;
  return Buffer.from(`${cabeza}${cuerpo}${resto.replace(/startxref\n(\d+)/, tabla)}`, 'latin1');
};
/** Asks again where the machine had no time, which has nothing to do with the file. */
async function insistir(base64: string): Promise<Buffer> {
  for (;;) {
    try {
      return await prepararPdf(base64, 'El certificado');
    } catch (error) {
      if (!(error instanceof Rechazo && error.codigo === 'ARCHIVO_EN_ESPERA')) throw error;
    }
  }
}
const preparar = (bytes: Buffer) => insistir(bytes.toString('base64'));

/** Writes it as a program of today does. */
async function escrito(
  opciones: PDFKit.PDFDocumentOptions,
  escribir?: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument(opciones);
  pdf.text('Certificado de defunción').link(50, 50, 90, 20, 'https://www.gob.bo');
  escribir?.(pdf);
  pdf.end();
  return Buffer.concat(await pdf.toArray());
}

describe.each([
  ['liviano', pdfDePrueba()],
  ['pesado', pdfDeBytes(2_000_000)],
] as const)('pdf-recibido.test.ts, %s', (_peso, pdf) => {
  it('uno bueno vuelve entero, con el prefijo data: o sin él', async () => {
    expect((await preparar(pdf)).equals(pdf)).toBe(true);
    const conPrefijo = await insistir(`data:application/pdf;base64,${pdf.toString('base64')}`);
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
    // The event loop turns before there is an answer, which a check in this thread would not allow.
    await setImmediate();
    expect(listo).toBe(false);
    expect(await revisado).toBe(20_000_000);
  });

  it('tras uno que agotó su plazo, y tras uno que agotó su memoria, se atiende al siguiente', async () => {
    let plazo = new AbortController();
    const revisar = crearRevision({ plazo: () => plazo.signal, memoriaMb: 64 });
    const uno = pdfDePrueba();
    const atender = async () => expect(await revisar(uno.toString('base64'))).toHaveLength(uno.length);
    await atender();
    // The thread is warm and has the document at once, so that this ends the thread.
    const lento = revisar(uno.toString('base64'));
    plazo.abort();
    await expect(lento).rejects.toThrow(new Rechazo('ARCHIVO_EN_ESPERA').message);
    plazo = new AbortController();
    await atender();
    // A good file may have two million numbers.
    const lleno = conObjeto(`[${'1 '.repeat(2_000_000)}]`);
    expect(await preparar(lleno)).toHaveLength(lleno.length);
    expect(await revisar(lleno.toString('base64'))).toBe('PDF_ACTIVO');
    await atender();
  });

  it('uno más pesado que el límite se rechaza diciéndolo', async () => {
    await expect(preparar(pdfDeBytes(20_000_001))).rejects.toThrow(`no puede pesar más de ${PESO_MAX_PDF}`);
  });

  it.each<[string, PDFKit.PDFDocumentOptions, ((pdf: PDFKit.PDFDocument) => void)?]>([
    ['con un enlace', {}],
    ['etiquetado', { pdfVersion: '1.7', tagged: true, lang: 'es', displayTitle: true }],
    ['con un índice', {}, ({ outline }) => outline.addItem('Primera')],
    ['con un formulario', {}, (pdf) => pdf.initForm().formText('nombre', 50, 90, 90, 20, { value: 'ANA' })],
    ['que nadie puede cambiar', { pdfVersion: '1.4', ownerPassword: 'x', permissions: { modifying: false } }],
  ])('el de un programa, %s, se acepta', async (_caso, opciones, escribir) => {
    const pdf = await escrito(opciones, escribir);
    expect((await preparar(pdf)).equals(pdf)).toBe(true);
  });

  it('el que pide una contraseña no lo puede leer nadie, y se rechaza', async () => {
    const pdf = await escrito({ pdfVersion: '1.7', userPassword: 'secreta' });
    await expect(preparar(pdf)).rejects.toThrow('o está protegido');
  });

  it('el que ningún programa puede mostrar se rechaza, aunque sus dos extremos y su tabla estén bien', async () => {
    const roto = pdfDePrueba().toString('latin1').replace('/Kids [3 0 R]', '/Kids [4 0 R]');
    await expect(preparar(Buffer.from(roto, 'latin1'))).rejects.toThrow('no es un documento PDF válido');
  });
});
