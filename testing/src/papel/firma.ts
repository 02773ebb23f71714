import { execFile } from 'node:child_process';
import { createHash, verify, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BaseBlock, Constructed, fromBER, ObjectIdentifier, OctetString } from 'asn1js';

const ejecutar = promisify(execFile);
const HUELLA_DEL_MENSAJE = '1.2.840.113549.1.9.4';
const CERTIFICADO_QUE_FIRMA = '1.2.840.113549.1.9.16.2.47';
const CONJUNTO = 0x31;

const hijos = (bloque: BaseBlock | undefined): BaseBlock[] =>
  bloque instanceof Constructed ? bloque.valueBlock.value : [];
const bytesDe = (bloque: BaseBlock | undefined): Buffer =>
  bloque instanceof OctetString ? Buffer.from(bloque.getValue()) : Buffer.alloc(0);
const der = (bloque: BaseBlock | undefined): Buffer => Buffer.from(bloque?.valueBeforeDecodeView ?? []);

/** Gives what the PDF says that is signed, and the signature, as they stand in the file. */
function partes(pdf: Buffer): { firmado: Buffer; cms: Buffer; entero: boolean } {
  const rango = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(pdf.toString('latin1'));
  const [a = 0, b = 0, c = 0, d = 0] = (rango ?? []).slice(1).map(Number);
  const hexa = pdf.subarray(a + b + 1, c - 1).toString('latin1');
  return {
    firmado: Buffer.concat([pdf.subarray(a, a + b), pdf.subarray(c, c + d)]),
    cms: Buffer.from(hexa, 'hex'),
    entero: a === 0 && c + d === pdf.length && pdf[b] === 0x3c && pdf[c - 1] === 0x3e,
  };
}

/**
 * Tells whether the signature is of this very file, by nothing of what made it: the parts of the CMS (RFC 5652) one by
 * one, and Node's own cryptography.
 */
export function firmaValida(pdf: Buffer): boolean {
  const { firmado, cms, entero } = partes(pdf);
  const [, sobre] = hijos(fromBER(new Uint8Array(cms)).result);
  const datos = hijos(hijos(sobre)[0]);
  const certificado = new X509Certificate(der(hijos(datos[3])[0]));
  const [, , , atributos, , firma] = hijos(hijos(datos[4])[0]);
  const valor = (tipo: string) =>
    hijos(
      hijos(atributos).find((uno) => hijos(uno)[0] instanceof ObjectIdentifier && String(hijos(uno)[0]).includes(tipo)),
    )[1];
  const huella = bytesDe(hijos(valor(HUELLA_DEL_MENSAJE))[0]);
  const [quien] = hijos(hijos(hijos(hijos(valor(CERTIFICADO_QUE_FIRMA))[0])[0])[0]);
  const delConjunto = der(atributos);
  delConjunto[0] = CONJUNTO;
  return (
    entero &&
    huella.equals(createHash('sha256').update(firmado).digest()) &&
    bytesDe(quien).equals(createHash('sha256').update(certificado.raw).digest()) &&
    verify('sha256', delConjunto, certificado.publicKey, bytesDe(firma))
  );
}

/** Gives what a program of poppler writes about it; null where it is not installed. */
async function segunPoppler(
  programa: 'pdfsig' | 'pdftotext',
  opciones: readonly string[],
  pdf: Buffer,
): Promise<string | null> {
  const carpeta = await mkdtemp(path.join(tmpdir(), 'sgpa-poppler-'));
  const archivo = path.join(carpeta, 'certificado.pdf');
  try {
    await writeFile(archivo, pdf);
    const { stdout } = await ejecutar(programa, [
      ...opciones,
      archivo,
      ...(programa === 'pdftotext' ? ['-'] : []),
    ]).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { stdout: null };
      if (error instanceof Error && 'stdout' in error) return { stdout: String(error.stdout) };
      throw error;
    });
    return stdout;
  } finally {
    await rm(carpeta, { recursive: true });
  }
}

/** Tells whether `pdfsig` finds it signed, whole and as it was. */
export async function segunPdfsig(pdf: Buffer): Promise<boolean | null> {
  const dicho = await segunPoppler('pdfsig', ['-nocert'], pdf);
  if (dicho === null) return null;
  return /Signature Validation: Signature is Valid\./.test(dicho) && /Total document signed/.test(dicho);
}

/** Gives the text that `pdftotext` finds, as it stands on the sheet. */
export const segunPdftotext = (pdf: Buffer): Promise<string | null> => segunPoppler('pdftotext', ['-layout'], pdf);
