import { createPrivateKey, X509Certificate } from 'node:crypto';
import { SignPdf } from '@signpdf/signpdf';
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { importarPrivada } from './crypto-key.ts';
import type { Lienzo } from './lienzo.ts';
import type { Firmas } from './port.ts';

const HUELLA = 'SHA-256';
const TIPO_DE_CONTENIDO = '1.2.840.113549.1.9.3';
const HUELLA_DEL_MENSAJE = '1.2.840.113549.1.9.4';
const CERTIFICADO_QUE_FIRMA = '1.2.840.113549.1.9.16.2.47';

/** The attribute signs which certificate signed (RFC 5035); SHA-256 is its default digest. */
const quienFirma = (huella: ArrayBuffer): Sequence =>
  new Sequence({
    value: [new Sequence({ value: [new Sequence({ value: [new OctetString({ valueHex: huella })] })] })],
  });

/** Signs the bytes detached, as PAdES baseline B wants it (ETSI EN 319 142-1): CAdES, without a signing time. */
async function firmarCades(bytes: Uint8Array<ArrayBuffer>, { clave, certificados }: Firmas['pdf']): Promise<Buffer> {
  const cadena = certificados.map((pem) => new X509Certificate(pem).raw);
  const [propio, ...demas] = cadena.map((der) => Certificate.fromBER(der));
  const [propioDer] = cadena;
  if (propio === undefined || propioDer === undefined) throw new Error('There is no certificate to sign with');
  const { issuer, serialNumber } = propio;
  const atributo = (type: string, valor: unknown) => new Attribute({ type, values: [valor] });
  const huella = await crypto.subtle.digest(HUELLA, bytes);
  const huellaPropia = await crypto.subtle.digest(HUELLA, new Uint8Array(propioDer));
  const cms = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
    certificates: [propio, ...demas],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        // DER orders the members of a set: the shorter comes first.
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            atributo(TIPO_DE_CONTENIDO, new ObjectIdentifier({ value: ContentInfo.DATA })),
            atributo(HUELLA_DEL_MENSAJE, new OctetString({ valueHex: huella })),
            atributo(CERTIFICADO_QUE_FIRMA, quienFirma(huellaPropia)),
          ],
        }),
      }),
    ],
  });
  await cms.sign(await importarPrivada(createPrivateKey(clave)), 0, HUELLA, bytes);
  const sobre = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: cms.toSchema(true) });
  return Buffer.from(sobre.toSchema().toBER());
}

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
