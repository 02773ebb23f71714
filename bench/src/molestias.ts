/** One account, or many strangers, burden a server like this without an end, while others are measured. */
import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { cargarHttp, type Peticion } from './carga-http.ts';

/** Each nuisance runs in so many loops. */
export const LAZOS = 32;
/** A connection of a burst sends so many lists before it reads any answer. */
const SEGUIDAS = 30;
const LISTA = '/api/v1/afiliado/ente-gestor-all';
const EXPORTACION = '/api/v1/asegurado/exportacion?formato=csv';
const AUDITORIA = '/api/v1/auditoria/exportacion?desde=2020-01-01';

export interface Molestia {
  que: string;
  /** Runs until `fin`; tells how many answers it got. */
  molestar(url: string, headers: Record<string, string>, fin: AbortSignal): Promise<number>;
}

const repetir = (fin: AbortSignal, una: (lazo: number) => Promise<number>) =>
  Promise.all(
    Array.from({ length: LAZOS }, async (_, lazo) => {
      let respuestas = 0;
      while (!fin.aborted) respuestas += await una(lazo).catch(() => 0);
      return respuestas;
    }),
  ).then((cuentas) => cuentas.reduce((suma, n) => suma + n, 0));

async function bajar(direccion: string, headers: Record<string, string>, signal: AbortSignal): Promise<number> {
  const respuesta = await fetch(direccion, { headers, signal });
  await respuesta.arrayBuffer();
  return 1;
}

/** These requests are dear: names, pages in the middle, statistics. */
const CARAS: readonly Omit<Peticion, 'headers'>[] = [
  { method: 'GET', path: `${LISTA}?nombre=mamani&limit=100` },
  { method: 'GET', path: `${LISTA}?nombre=quispe%20condori&limit=100` },
  { method: 'GET', path: `${LISTA}?limit=100&page=700` },
  { method: 'GET', path: `${LISTA}?limit=100&page=900&estado=TODOS` },
  { method: 'POST', path: '/api/v1/estadistica/grupoEtareo', body: '{}' },
  { method: 'POST', path: '/api/v1/estadistica/totalPorEstado', body: '{}' },
];

async function leerCaro(url: string, headers: Record<string, string>, fin: AbortSignal): Promise<number> {
  let orden = 0;
  const siguiente = (): Peticion => ({ method: 'GET', path: LISTA, ...CARAS[orden++ % CARAS.length], headers });
  const exportar = async () => {
    while (!fin.aborted) await bajar(url + EXPORTACION, headers, fin).catch(() => 0);
  };
  let respuestas = 0;
  const leer = async () => {
    while (!fin.aborted) {
      const { porSegundo } = await cargarHttp({ url, conexiones: LAZOS, segundos: 1, siguiente });
      respuestas += porSegundo;
    }
  };
  await Promise.all([leer(), exportar()]);
  return respuestas;
}

const RESPUESTA = /HTTP\/1\.1 \d{3}/g;

/** Sends all of it at once and reads until so many answers came, or the server ends the connection. */
async function conversar(
  url: string,
  { texto, respuestas, desde }: { texto: string; respuestas: number; desde?: string },
  fin: AbortSignal,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port), ...(desde && { localAddress: desde }) });
  const cortar = () => socket.destroy();
  fin.addEventListener('abort', cortar);
  let llegaron = 0;
  try {
    await once(socket, 'connect', { signal: fin });
    socket.write(texto);
    for await (const trozo of socket) {
      llegaron += String(trozo).match(RESPUESTA)?.length ?? 0;
      if (llegaron >= respuestas) break;
    }
  } catch {
    // The loop was refused, or cut off at the end: what came counts.
  } finally {
    fin.removeEventListener('abort', cortar);
    socket.destroy();
  }
  return llegaron;
}

const cabecera = (linea: string, headers: Record<string, string>, cuerpo = '') =>
  `${linea} HTTP/1.1\r\nHost: x\r\n${Object.entries(headers)
    .map(([nombre, valor]) => `${nombre}: ${valor}\r\n`)
    .join('')}${cuerpo && `Content-Length: ${Buffer.byteLength(cuerpo)}\r\n`}\r\n${cuerpo}`;

const rafaga = (url: string, headers: Record<string, string>, fin: AbortSignal) =>
  repetir(fin, () =>
    conversar(url, { texto: cabecera(`GET ${LISTA}?limit=10`, headers).repeat(SEGUIDAS), respuestas: SEGUIDAS }, fin),
  );

/** Signs in each time from another address, by a name that nobody has. */
function ingresarSinFin(url: string, _headers: Record<string, string>, fin: AbortSignal): Promise<number> {
  let orden = 0;
  return repetir(fin, () => {
    orden += 1;
    const cuerpo = JSON.stringify({ username: `nadie.${orden}`, password: 'Una-Contrasenia-Cualquiera-2026' });
    const desde = `127.${1 + (orden % 250)}.${(orden >> 8) % 256}.${1 + (orden % 254)}`;
    const texto = cabecera('POST /api/v1/login_app', { 'content-type': 'application/json' }, cuerpo);
    return conversar(url, { texto, respuestas: 1, desde }, fin);
  });
}

export const MOLESTIAS: readonly Molestia[] = [
  { que: `${LAZOS} lazos de lecturas caras y exportaciones de una cuenta`, molestar: leerCaro },
  {
    que: `${LAZOS} lazos de exportaciones de la auditoría de una cuenta`,
    molestar: (url, headers, fin) => repetir(fin, () => bajar(url + AUDITORIA, headers, fin)),
  },
  { que: `${LAZOS} lazos de ${SEGUIDAS} listas seguidas de una cuenta`, molestar: rafaga },
  { que: `${LAZOS} lazos de ingresos de desconocidos, cada uno de otra dirección`, molestar: ingresarSinFin },
];

/** Writes lists that showed twenty people each, which an export of the trail has to name. */
export async function llenarAuditoria(urlBase: string, filas: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: urlBase });
  try {
    await pool.query(
      `insert into auditoria (ocurrido_en, id_usuario, id_ente_gestor, accion, recurso, ip, despues)
       select now() - i * interval '1 second', 1, 1, 'lista-asegurados', 'afiliacion', '10.0.0.1',
         jsonb_build_object('deCadaUna', true, 'afiliaciones', (select jsonb_agg(1 + (i * 20 + n) % 19000) from generate_series(1, 20) n))
       from generate_series(1, $1::integer) i`,
      [filas],
    );
  } finally {
    await pool.end();
  }
}
