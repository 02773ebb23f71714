import type { KeyObject } from 'node:crypto';

/** Certification authorities give these kinds of keys, always with SHA-256. */
function algoritmoDe({ asymmetricKeyType }: KeyObject) {
  if (asymmetricKeyType === 'ec') return { name: 'ECDSA', namedCurve: 'P-256' };
  if (asymmetricKeyType === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  throw new Error('A key of a kind that signs no PDF');
}

export const importarPrivada = (clave: KeyObject) =>
  crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(clave.export({ type: 'pkcs8', format: 'der' })),
    algoritmoDe(clave),
    false,
    ['sign'],
  );

export const importarPublica = (clave: KeyObject) =>
  crypto.subtle.importKey(
    'spki',
    new Uint8Array(clave.export({ type: 'spki', format: 'der' })),
    algoritmoDe(clave),
    true,
    ['verify'],
  );
