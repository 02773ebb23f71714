import { hash } from 'node:crypto';
import { type IdUsuario, idUsuario } from '@sgpa/domain/shared/ids';
import { jwtVerify, SignJWT } from 'jose';
import type { Config } from '../../config.ts';

const ALGORITMO = 'HS256';
const SEGUNDO_MS = 1000;
/** So many tokens are remembered: more than an institution has people at their screens. */
const RECORDADOS = 10_000;

/** The signature tells whom a token was given to; the database tells whether the session still lives. */
export interface Portador {
  sesionId: string;
  idUsuario: IdUsuario;
}

/** The signature of a remembered token, by its digest, was checked before: only its end must be checked again. */
interface Bueno {
  portador: Portador;
  /** The end counts seconds, not milliseconds. */
  expira: number;
}

type Secretos = Pick<Config, 'secretoToken' | 'secretoAnterior'>;

interface Llavero {
  clave: Promise<CryptoKey>;
  buenos: Map<string, Bueno>;
}

/** There is one for the present secret, and one for the former. */
const llaveros = new Map<string, Llavero>();

/** The key is imported once, not at each request. */
function llaveroDe(secreto: string): Llavero {
  const conocido = llaveros.get(secreto);
  if (conocido) return conocido;
  const bytes = new TextEncoder().encode(secreto);
  const algoritmo = { name: 'HMAC', hash: 'SHA-256' };
  const clave = crypto.subtle.importKey('raw', bytes, algoritmo, false, ['sign', 'verify']);
  const nuevo = { clave, buenos: new Map<string, Bueno>() };
  llaveros.set(secreto, nuevo);
  return nuevo;
}

export interface DatosToken {
  sesionId: string;
  idUsuario: IdUsuario;
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
    .sign(await llaveroDe(secreto).clave);

function recordar({ buenos }: Llavero, huella: string, bueno: Bueno): void {
  const [masViejo] = buenos.keys();
  if (buenos.size >= RECORDADOS && masViejo !== undefined) buenos.delete(masViejo);
  buenos.set(huella, bueno);
}

async function portadorSegun(secreto: string, token: string, ahora: Date): Promise<Portador | null> {
  const propio = llaveroDe(secreto);
  const huella = hash('sha256', token, 'base64');
  const conocido = propio.buenos.get(huella);
  if (conocido) return conocido.expira > Math.floor(ahora.getTime() / SEGUNDO_MS) ? conocido.portador : null;
  try {
    const opciones = { algorithms: [ALGORITMO], currentDate: ahora, requiredClaims: ['exp', 'sub'] };
    const { payload } = await jwtVerify(token, await propio.clave, opciones);
    const portador = {
      sesionId: typeof payload.jti === 'string' ? payload.jti : '',
      idUsuario: idUsuario(Number(payload.sub)),
    };
    recordar(propio, huella, { portador, expira: payload.exp ?? 0 });
    return portador;
  } catch {
    return null;
  }
}

/**
 * Tells whose token it is; null when it is expired, tampered with or not ours. After a change of the secret, what the
 * former one signed is good until it expires, and nothing new is signed with it.
 */
export const portadorDelToken = async (
  { secretoToken, secretoAnterior }: Secretos,
  token: string,
  ahora: Date,
): Promise<Portador | null> =>
  (await portadorSegun(secretoToken, token, ahora)) ??
  (secretoAnterior === null ? null : await portadorSegun(secretoAnterior, token, ahora));
