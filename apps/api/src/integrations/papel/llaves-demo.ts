import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, X509Certificate } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate, Extension } from 'pkijs';
import { importarPrivada, importarPublica } from './crypto-key.ts';
import { DE_DEMOSTRACION, type EnPem } from './en-pem.ts';

const NOMBRE = '2.5.4.3';
const ORGANIZACION = '2.5.4.10';
const USO_DE_CLAVE = '2.5.29.15';
/** The bits are digitalSignature and nonRepudiation. */
const FIRMAR = 0b1100_0000;
const ANIOS = 10;
/** A second server's clock may be behind that of the one that made them. */
const DIA_MS = 86_400_000;

const nuevaClave = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const enPem = (clave: KeyObject) => String(clave.export({ type: 'pkcs8', format: 'pem' }));

/** Makes a self-signed certificate: a reader says that the document is whole, and that it does not know who signed. */
export async function certificadoPropio(clave: KeyObject, ahora: Date): Promise<string> {
  const certificado = new Certificate();
  certificado.version = 2;
  certificado.serialNumber = new Integer({ valueHex: new Uint8Array([1, ...randomBytes(15)]).buffer });
  for (const nombre of [certificado.issuer, certificado.subject]) {
    const escribir = (type: string, value: string) =>
      nombre.typesAndValues.push(new AttributeTypeAndValue({ type, value: new Utf8String({ value }) }));
    escribir(NOMBRE, 'Certificados de afiliación');
    escribir(ORGANIZACION, DE_DEMOSTRACION);
  }
  certificado.notBefore.value = new Date(ahora.getTime() - DIA_MS);
  certificado.notAfter.value = new Date(ahora.getTime());
  certificado.notAfter.value.setUTCFullYear(ahora.getUTCFullYear() + ANIOS);
  const uso = new BitString({ valueHex: new Uint8Array([FIRMAR]).buffer, unusedBits: 6 });
  certificado.extensions = [
    new Extension({ extnID: USO_DE_CLAVE, critical: true, extnValue: uso.toBER(), parsedValue: uso }),
  ];
  await certificado.subjectPublicKeyInfo.importKey(await importarPublica(createPublicKey(clave)));
  await certificado.sign(await importarPrivada(clave), 'SHA-256');
  return new X509Certificate(Buffer.from(certificado.toSchema(true).toBER())).toString();
}

export async function hacerLlavesDemo(ahora: Date): Promise<EnPem> {
  const clave = nuevaClave();
  return { clave: enPem(clave), certificado: await certificadoPropio(clave, ahora), qr: enPem(nuevaClave()) };
}
