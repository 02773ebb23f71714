import net from 'node:net';
import { type Resumen, resumir } from './percentiles.ts';

export interface Peticion {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Opciones {
  url: string;
  conexiones: number;
  segundos: number;
  /** Each call gives a request; a page's several go at once, each on a connection of its own. */
  siguiente: () => Peticion | Peticion[];
  /** Each visitor has the token of another account, whatever the request says. */
  quienes?: readonly string[];
  /** The body of a good answer contains it, where a refusal comes with status 200. */
  contiene?: string | undefined;
}

function enviar(servidor: string, { method, path, headers = {}, body }: Peticion): string {
  const lineas = Object.entries(headers).map(([nombre, valor]) => `${nombre}: ${valor}\r\n`);
  const largo = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: ${servidor}\r\n${lineas.join('')}${largo}\r\n${body ?? ''}`;
}

const FIN_DE_CABECERAS = Buffer.from('\r\n\r\n');
const LARGO = /\r\ncontent-length: (\d+)/i;

interface Respuesta {
  estado: number;
  /** The body is read only where it is asked for. */
  cuerpo(): string;
}

/**
 * Reads what our two servers answer: a length in the headers, one answer for each request on a connection that stays. A
 * whole HTTP client costs as much processor as the server that is measured, and it runs on the same two cores.
 */
class Lector {
  #pendiente: Buffer = Buffer.alloc(0);

  /** Gives the answer once all of it is there. */
  recibir(trozo: Buffer): Respuesta | null {
    this.#pendiente = this.#pendiente.length === 0 ? trozo : Buffer.concat([this.#pendiente, trozo]);
    const fin = this.#pendiente.indexOf(FIN_DE_CABECERAS);
    if (fin < 0) return null;
    const cabeceras = this.#pendiente.toString('latin1', 0, fin);
    const desde = fin + FIN_DE_CABECERAS.length;
    const hasta = desde + Number(LARGO.exec(cabeceras)?.[1] ?? 0);
    if (this.#pendiente.length < hasta) return null;
    const cuerpo = this.#pendiente.subarray(desde, hasta);
    this.#pendiente = Buffer.alloc(0);
    return { estado: Number(cabeceras.slice(9, 12)), cuerpo: () => cuerpo.toString('utf8') };
  }
}

/** A server that answers nothing good any more is not asked for ever. */
const MALAS_SEGUIDAS = 1000;

interface Cuenta {
  tiempos: number[];
  malas: number;
}

/** Keeps a connection that stays, with one request at a time. */
class Conexion {
  readonly #servidor: string;
  readonly #socket: net.Socket;
  #alResponder: (respuesta: Respuesta | null) => void = () => undefined;

  constructor(url: string) {
    const { hostname, port, host } = new URL(url);
    const lector = new Lector();
    this.#servidor = host;
    this.#socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (trozo: Buffer) => {
      const respuesta = lector.recibir(trozo);
      if (respuesta !== null) this.#alResponder(respuesta);
    });
    // A request that the connection loses counts as not answered.
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => this.#alResponder(null));
  }

  /** Gives null where no answer came. */
  pedir(peticion: Peticion): Promise<Respuesta | null> {
    return new Promise((resolve) => {
      this.#alResponder = resolve;
      if (this.#socket.destroyed) resolve(null);
      else this.#socket.write(enviar(this.#servidor, peticion));
    });
  }

  cerrar(): void {
    this.#socket.end();
  }
}

/** Plays one visitor until `fin`: each request, or page of them, goes when the last one was answered. */
async function visitar(opciones: Opciones, fin: number, cuenta: Cuenta, orden: number): Promise<void> {
  const { url, siguiente, contiene = '', quienes = [] } = opciones;
  const quien = quienes[orden % quienes.length];
  const comoEl = ({ headers, ...peticion }: Peticion): Peticion => ({
    ...peticion,
    headers: {
      ...headers,
      ...(quien !== undefined && headers?.authorization !== undefined && { authorization: `Bearer ${quien}` }),
    },
  });
  const conexiones: Conexion[] = [];
  const buena = (respuesta: Respuesta | null) =>
    respuesta !== null &&
    respuesta.estado >= 200 &&
    respuesta.estado < 300 &&
    (contiene === '' || respuesta.cuerpo().includes(contiene));
  let seguidas = 0;
  while (performance.now() < fin && seguidas < MALAS_SEGUIDAS) {
    const peticiones = [siguiente()].flat().map(comoEl);
    while (conexiones.length < peticiones.length) conexiones.push(new Conexion(url));
    const desde = performance.now();
    const respuestas = await Promise.all(peticiones.map((peticion, i) => conexiones[i]?.pedir(peticion) ?? null));
    seguidas = respuestas.every(buena) ? 0 : seguidas + 1;
    if (seguidas === 0) cuenta.tiempos.push(performance.now() - desde);
    else cuenta.malas += 1;
  }
  for (const conexion of conexiones) conexion.cerrar();
}

/** Runs a closed loop: each connection sends its next request when the last one was answered. */
export async function cargarHttp(opciones: Opciones): Promise<Resumen> {
  const cuenta: Cuenta = { tiempos: [], malas: 0 };
  const inicio = performance.now();
  const fin = inicio + opciones.segundos * 1000;
  await Promise.all(Array.from({ length: opciones.conexiones }, (_, orden) => visitar(opciones, fin, cuenta, orden)));
  return resumir(cuenta.tiempos, (performance.now() - inicio) / 1000, cuenta.malas);
}
