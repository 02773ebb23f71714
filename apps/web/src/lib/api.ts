import { tomarAdelanto } from './adelanto.ts';
import { anotarCatalogos, CABECERA_CATALOGOS } from './catalogos.ts';
import { BASES } from './config.ts';
import { ErrorApi, errorDeRespuesta, errorSinConexion } from './error-api.ts';
import { leerJson } from './leer-json.ts';
import { conReloj } from './reloj.ts';
import { leerSesion } from './sesion.ts';
import { terminarSesion } from './sesion-terminada.ts';
import { avisarTerminosPendientes } from './terminos-pendientes.ts';
import { anotarRespuesta } from './ultima-respuesta.ts';

/** A wait precedes each further try, 15.5 s in all; of a write that takes longer still, EN_CURSO is told. */
const ESPERAS_MS = [500, 1000, 2000, 4000, 8000];

/**
 * A write whose first request is still being worked on (a double click in two tabs, a retry after a lost answer) is
 * asked for again with the same key, until its answer is there or the waiting has lasted too long.
 */
export async function esperarTurno<T>(pedir: () => Promise<T>): Promise<T> {
  for (const ms of ESPERAS_MS) {
    try {
      return await pedir();
    } catch (error) {
      if (!(error instanceof ErrorApi) || error.codigo !== 'EN_CURSO') throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  return pedir();
}

const LIMITE_MS = 30_000;

export interface Opciones {
  /** The signal ends the request early, as when the person leaves the page. */
  senal?: AbortSignal;
  /** The key is sent as Idempotency-Key: the same on every retry of one intention (see `nuevaClave`). */
  clave?: string;
  /** The request neither sends the token nor takes a 401 as the end of the session. */
  publica?: boolean;
  /** The path belongs to it; to the API unless given. */
  servicio?: keyof typeof BASES | undefined;
}

type Metodo = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function intentarPedido(metodo: Metodo, ruta: string, cuerpo: unknown, opciones: Opciones): Promise<unknown> {
  const limite = AbortSignal.timeout(LIMITE_MS);
  const senal = opciones.senal ? AbortSignal.any([opciones.senal, limite]) : limite;
  const token = opciones.publica ? undefined : leerSesion()?.token;
  const encabezados = new Headers({ Accept: 'application/json' });
  if (token) encabezados.set('Authorization', `Bearer ${token}`);
  if (opciones.clave) encabezados.set('Idempotency-Key', opciones.clave);
  if (cuerpo !== undefined) encabezados.set('Content-Type', 'application/json');

  const { servicio = 'api' } = opciones;
  const pedirAhora = () =>
    fetch(BASES[servicio] + ruta, {
      method: metodo,
      headers: encabezados,
      body: cuerpo === undefined ? undefined : JSON.stringify(cuerpo),
      signal: senal,
      credentials: 'omit',
    });
  let respuesta: Response;
  let datos: unknown;
  try {
    const adelanto = metodo === 'GET' && servicio === 'api' ? tomarAdelanto(ruta, token) : undefined;
    const adelantada = adelanto && (await adelanto);
    senal.throwIfAborted();
    respuesta = adelantada ?? (await conReloj(pedirAhora));
    datos = leerJson(await respuesta.text());
    anotarCatalogos(respuesta.headers.get(CABECERA_CATALOGOS));
  } catch (causa) {
    // An abort that the caller asked for is not a failure to report.
    if (opciones.senal?.aborted) throw causa;
    throw errorSinConexion(limite.aborted);
  }
  if (respuesta.ok) {
    if (token) anotarRespuesta();
    return datos;
  }
  // A late answer to a token that is no longer the current one says nothing about the current session.
  if (respuesta.status === 401 && !opciones.publica && token === leerSesion()?.token) terminarSesion();
  const error = errorDeRespuesta(respuesta.status, datos, respuesta.headers.get('X-Request-Id'));
  if (error.codigo === 'TERMINOS_PENDIENTES') avisarTerminosPendientes();
  throw error;
}

/**
 * Asks the product's API. Rejects with `ErrorApi`, or with the abort reason when the caller aborted. Only a write with
 * a key may be asked for again by itself: it is done once, however often it is asked for.
 */
export function pedir(metodo: Metodo, ruta: string, cuerpo: unknown, opciones: Opciones = {}): Promise<unknown> {
  const intento = () => intentarPedido(metodo, ruta, cuerpo, opciones);
  return opciones.clave === undefined ? intento() : esperarTurno(intento);
}
