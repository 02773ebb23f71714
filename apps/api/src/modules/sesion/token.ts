import { jwtVerify, SignJWT } from 'jose';

const ALGORITMO = 'HS256';
let importada: { secreto: string; clave: Promise<CryptoKey> } | null = null;

/** Imported once, not at each request. */
function clave(secreto: string): Promise<CryptoKey> {
  if (importada?.secreto !== secreto) {
    const bytes = new TextEncoder().encode(secreto);
    const algoritmo = { name: 'HMAC', hash: 'SHA-256' };
    importada = { secreto, clave: crypto.subtle.importKey('raw', bytes, algoritmo, false, ['sign', 'verify']) };
  }
  return importada.clave;
}

export interface DatosToken {
  sesionId: string;
  idUsuario: number;
  usuario: string;
  codigoRol: string;
  emitidoEn: Date;
  expiraEn: Date;
}

/** The payload holds a user object with the role in `codigoRol` (document 1 §3 Session). */
export const firmarToken = async (secreto: string, datos: DatosToken): Promise<string> =>
  new SignJWT({ usr: { usuario: datos.usuario, codigoRol: datos.codigoRol } })
    .setProtectedHeader({ alg: ALGORITMO })
    .setSubject(String(datos.idUsuario))
    .setJti(datos.sesionId)
    .setIssuedAt(datos.emitidoEn)
    .setExpirationTime(datos.expiraEn)
    .sign(await clave(secreto));

/** The session's id, or null when the token is expired, tampered with or not ours. */
export async function sesionDelToken(secreto: string, token: string, ahora: Date): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, await clave(secreto), { algorithms: [ALGORITMO], currentDate: ahora });
    return payload.jti ?? null;
  } catch {
    return null;
  }
}
