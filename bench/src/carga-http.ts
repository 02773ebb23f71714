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
  /** Called for each request. */
  siguiente: () => Peticion;
  /** Where a refusal comes with status 200: what the body of a good answer contains. */
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
  /** Read only where it is asked for. */
  cuerpo(): string;
}

/**
 * What our two servers answer: a length in the headers, one answer for each request on a connection that stays. A whole
 * HTTP client costs as much processor as the server that is measured, and it runs on the same two cores.
 */
class Lector {
  #pendiente: Buffer = Buffer.alloc(0);

  /** The answer, once all of it is there. */
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

interface Cuenta {
  tiempos: number[];
  malas: number;
}

/** One connection until `fin`; it ends with the answer under way. */
function conexion(opciones: Opciones, fin: number, cuenta: Cuenta): Promise<void> {
  const { hostname, port, host } = new URL(opciones.url);
  const { siguiente, contiene = '' } = opciones;
  return new Promise((resolve) => {
    const lector = new Lector();
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
    let desde = 0;
    const pedir = () => {
      if (performance.now() >= fin) return void socket.end();
      const texto = enviar(host, siguiente());
      desde = performance.now();
      socket.write(texto);
    };
    socket.once('connect', pedir);
    socket.on('data', (trozo: Buffer) => {
      const respuesta = lector.recibir(trozo);
      if (respuesta === null) return;
      const buena = respuesta.estado >= 200 && respuesta.estado < 300;
      if (buena && (contiene === '' || respuesta.cuerpo().includes(contiene)))
        cuenta.tiempos.push(performance.now() - desde);
      else cuenta.malas += 1;
      pedir();
    });
    socket.once('error', () => {
      cuenta.malas += 1;
    });
    socket.once('close', () => resolve());
  });
}

/** A closed loop: each connection sends its next request when the last one was answered. */
export async function cargarHttp(opciones: Opciones): Promise<Resumen> {
  const cuenta: Cuenta = { tiempos: [], malas: 0 };
  const inicio = performance.now();
  const fin = inicio + opciones.segundos * 1000;
  await Promise.all(Array.from({ length: opciones.conexiones }, () => conexion(opciones, fin, cuenta)));
  return resumir(cuenta.tiempos, (performance.now() - inicio) / 1000, cuenta.malas);
}
