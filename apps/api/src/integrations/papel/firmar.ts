import { SignPdf } from '@signpdf/signpdf';
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { firmarCades } from './cades.ts';
import type { Lienzo } from './lienzo.ts';
import type { Firmas } from './port.ts';

/** A signature needs so many bytes besides its certificates: an RSA one of 4096 bits, and its attributes. */
const SIN_CERTIFICADOS = 2048;
const SIN_MEDIR = '**********';
const FIRMADO_Y_CERRADO = 3;
/** The field is hidden and locked. */
const OCULTO = 2 | 128;

/** PDF writes a string in parentheses; pdfkit writes a plain one as a name. */
const texto = (valor: string) => Object(valor) as string;

/** PEM is longer than what will be embedded, so that this is enough. */
const lugarPara = ({ certificados }: Firmas['pdf']): number =>
  SIN_CERTIFICADOS + certificados.reduce((suma, pem) => suma + pem.length, 0);

interface Dicho {
  quien: string;
  motivo: string;
  cuando: Date;
}

/** Reserves the place of the signature, which is invisible: a person sees of it what the reader program says. */
export function dejarLugarParaFirma(lienzo: Lienzo, firmante: Firmas['pdf'], { quien, motivo, cuando }: Dicho): void {
  const firma = lienzo.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: SUBFILTER_ETSI_CADES_DETACHED,
    ByteRange: [0, SIN_MEDIR, SIN_MEDIR, SIN_MEDIR],
    Contents: Buffer.alloc(lugarPara(firmante)),
    Name: texto(quien),
    Reason: texto(motivo),
    M: cuando,
  });
  const campo = lienzo.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    F: OCULTO,
    Rect: [0, 0, 0, 0],
    V: firma,
    T: texto('Firma'),
    P: lienzo.page.dictionary,
  });
  lienzo.page.annotations.push(campo);
  firma.end();
  campo.end();
  // The library ends the form itself and wants a font for its fields, of which none is to be filled in.
  lienzo.initForm();
  const formulario = lienzo._root.data.AcroForm;
  formulario.data = { SigFlags: FIRMADO_Y_CERRADO, Fields: [campo], DR: formulario.data.DR };
}

class Cades extends Signer {
  readonly #firma: Firmas['pdf'];

  constructor(firma: Firmas['pdf']) {
    super();
    this.#firma = firma;
  }

  override sign(pdf: Buffer): Promise<Buffer> {
    return firmarCades(new Uint8Array(pdf), this.#firma);
  }
}

export const firmarPdf = (pdf: Buffer, firma: Firmas['pdf']): Promise<Buffer> =>
  new SignPdf().sign(pdf, new Cades(firma));
