import type { Respuesta } from '@sgpa/contract/endpoints';
import { RUTAS } from '@sgpa/contract/rutas.generated';
import type { ContenidoDelSello } from '@sgpa/domain/certificado/sello';

/** `jti` is the certificate's code. */
export type Dicho = ContenidoDelSello & { jti: string };

/** The seal tells whether the QR code's own signature (JWS, ES256) in the address is one of ours. */
export type Sello =
  /** The code was typed by hand: there is nothing to check. */
  | { estado: 'ninguno' }
  | { estado: 'sin comprobar'; por: string }
  | { estado: 'falso' }
  | { estado: 'valido'; dicho: Dicho };

type Clave = Respuesta<'verificacion-certificado/claves'>['keys'][number];

const SIN_CRIPTOGRAFIA =
  'Su navegador no puede comprobar aquí la firma digital del código QR: abra esta página por su dirección segura (https).';
const SIN_CLAVES = 'No se pudo comprobar la firma digital del código QR. Vuelva a cargar la página.';
const CURVA = { name: 'ECDSA', namedCurve: 'P-256' };
const FIRMA = { name: 'ECDSA', hash: 'SHA-256' };
const FALSO: Sello = { estado: 'falso' };

const bytesDe = (binario: string): Uint8Array<ArrayBuffer> => Uint8Array.from(binario, (signo) => signo.charCodeAt(0));

/** @throws when the text is no base64url. */
const descifrar = (parte: string) => bytesDe(atob(parte.replace(/-/g, '+').replace(/_/g, '/')));

const leer = <T>(parte: string): T => JSON.parse(new TextDecoder().decode(descifrar(parte)));

async function publicadas(): Promise<Clave[] | null> {
  try {
    const respuesta = await fetch(RUTAS['verificacion-certificado/claves'].path, { credentials: 'omit' });
    const { keys }: { keys: Clave[] } = await respuesta.json();
    return respuesta.ok ? keys : null;
  } catch {
    return null;
  }
}

async function firmo({ kty, crv, x, y }: Clave, firmado: string, firma: string): Promise<boolean> {
  const publica = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, CURVA, false, ['verify']);
  return crypto.subtle.verify(FIRMA, publica, descifrar(firma), bytesDe(firmado));
}

/** Checks with the browser's own cryptography: an old telephone has it, and not the library that signed. */
export async function comprobarSello(fragmento: string): Promise<Sello> {
  if (fragmento.length < 2) return { estado: 'ninguno' };
  // A page without a safe connection has no cryptography.
  if (!crypto.subtle) return { estado: 'sin comprobar', por: SIN_CRIPTOGRAFIA };
  const claves = await publicadas();
  if (claves === null) return { estado: 'sin comprobar', por: SIN_CLAVES };
  const [cabeza = '', contenido = '', firma = '', ...resto] = fragmento.slice(1).split('.');
  try {
    const { kid, alg, crit }: Record<string, unknown> = leer(cabeza);
    const clave = claves.find((una) => una.kid === kid && una.alg === alg);
    if (clave === undefined || crit !== undefined || resto.length > 0) return FALSO;
    if (!(await firmo(clave, `${cabeza}.${contenido}`, firma))) return FALSO;
    return { estado: 'valido', dicho: leer(contenido) };
  } catch {
    return FALSO;
  }
}
