import type { Consulta, Params } from '@sgpa/contract/envios';
import { BASES } from './config.ts';
import { errorDeRespuesta, errorSinConexion } from './error-api.ts';
import { leerJson } from './leer-json.ts';
import { direccionDe } from './llamar.ts';
import { leerSesion } from './sesion.ts';
import { terminarSesion } from './sesion-terminada.ts';
import { anotarRespuesta } from './ultima-respuesta.ts';

interface Partes {
  'exportacion-asegurados': { query: Consulta<'exportacion-asegurados'> };
  'auditoria/exportacion': { query: Consulta<'auditoria/exportacion'> };
  'documento-asegurado': { params: Params<'documento-asegurado'> };
}

export interface Archivo {
  nombre: string;
  cuerpo: ReadableStream<Uint8Array<ArrayBuffer>>;
}

const NOMBRE = /filename="([^"]+)"/;

/**
 * Begins to fetch a file with the session's token, which an ordinary link does not carry. It resolves with the first
 * byte, and rejects with `ErrorApi`, or with the abort's reason; the body fails where the rest does not come.
 */
export async function descargar<R extends keyof Partes>(
  ruta: R,
  partes: Partes[R],
  senal: AbortSignal,
): Promise<Archivo> {
  const token = leerSesion()?.token;
  let respuesta: Response;
  try {
    respuesta = await fetch(BASES.api + direccionDe(ruta, partes), {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: senal,
      credentials: 'omit',
    });
  } catch (causa) {
    if (senal.aborted) throw causa;
    throw errorSinConexion(false);
  }
  if (respuesta.ok && respuesta.body !== null) {
    anotarRespuesta();
    const nombre = NOMBRE.exec(respuesta.headers.get('Content-Disposition') ?? '')?.[1] ?? 'archivo';
    return { nombre, cuerpo: respuesta.body };
  }
  if (respuesta.status === 401 && token === leerSesion()?.token) terminarSesion();
  throw errorDeRespuesta(respuesta.status, leerJson(await respuesta.text()), respuesta.headers.get('X-Request-Id'));
}
