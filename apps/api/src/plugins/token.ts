import { jwtVerify, SignJWT } from 'jose';

const ALGORITMO = 'HS256';
const clave = (secreto: string): Uint8Array => new TextEncoder().encode(secreto);

export interface DatosToken {
  sesionId: string;
  idUsuario: number;
  usuario: string;
  codigoRol: string;
  emitidoEn: Date;
  expiraEn: Date;
}

/** The payload holds a user object with the role in `codigoRol` (document 1 §3 Session). */
export const firmarToken = (secreto: string, datos: DatosToken): Promise<string> =>
  new SignJWT({ usr: { usuario: datos.usuario, codigoRol: datos.codigoRol } })
    .setProtectedHeader({ alg: ALGORITMO })
    .setSubject(String(datos.idUsuario))
    .setJti(datos.sesionId)
    .setIssuedAt(datos.emitidoEn)
    .setExpirationTime(datos.expiraEn)
    .sign(clave(secreto));

/** The session's id, or null when the token is expired, tampered with or not ours. */
export async function sesionDelToken(secreto: string, token: string, ahora: Date): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, clave(secreto), { algorithms: [ALGORITMO], currentDate: ahora });
    return payload.jti ?? null;
  } catch {
    return null;
  }
}
