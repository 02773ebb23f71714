import { createPrivateKey, X509Certificate } from 'node:crypto';
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
export async function firmarCades(
  bytes: Uint8Array<ArrayBuffer>,
  { clave, certificados }: Firmas['pdf'],
): Promise<Buffer> {
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
