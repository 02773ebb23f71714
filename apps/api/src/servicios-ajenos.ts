import { once } from 'node:events';
import net from 'node:net';
import type { Config } from './config.ts';

/** SGPA asks it over the network; it has the name that an operator knows, and the setting that holds its address. */
export interface ServicioAjeno {
  nombre: string;
  variable: string;
  direccion: string;
}

export const serviciosDe = ({ fuentes, correo }: Pick<Config, 'fuentes' | 'correo'>): ServicioAjeno[] => [
  { nombre: 'SEGIP', variable: 'SEGIP_URL', direccion: fuentes.segip },
  { nombre: 'OVT', variable: 'OVT_URL', direccion: fuentes.ovt },
  { nombre: 'SENASIR', variable: 'SENASIR_URL', direccion: fuentes.senasir },
  { nombre: 'GESTORA', variable: 'GESTORA_URL', direccion: fuentes.gestora },
  { nombre: 'CORREO', variable: 'SGPA_SMTP_URL', direccion: correo.url },
];

const PLAZO_MS = 2_000;
/** An operator's probe comes every few seconds; the services are not asked that often. */
const VALE_MS = 30_000;
const PUERTOS: Record<string, number> = { 'http:': 80, 'https:': 443, 'smtp:': 587, 'smtps:': 465 };

/** Tells if somebody takes a connection at the address; nothing is said over it. */
async function atiende(direccion: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(direccion);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = net.connect({ host, port: port === '' ? (PUERTOS[protocol] ?? 0) : Number(port) });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(PLAZO_MS) });
    return true;
  } catch {
    return false;
  } finally {
    socket.on('error', () => undefined).destroy();
  }
}

/** Names the services that take no connection. None hinders the server: what depends on one says so when asked. */
export interface Vigia {
  mirar(): Promise<void>;
  /** Gives the last look, which is renewed after the answer when it is old. */
  fueraDeAlcance(): readonly string[];
}

/** @param alPerder told once when a service is found out of reach, until it is found again */
export function vigilarServicios(
  servicios: readonly ServicioAjeno[],
  alPerder: (servicio: ServicioAjeno) => void,
  valeMs = VALE_MS,
): Vigia {
  let fuera: readonly string[] = [];
  let miradoMs = Number.NEGATIVE_INFINITY;
  const mirar = async (): Promise<void> => {
    miradoMs = performance.now();
    const contestan = await Promise.all(servicios.map(({ direccion }) => atiende(direccion)));
    const perdidos = servicios.filter((_, i) => contestan[i] === false);
    for (const perdido of perdidos) if (!fuera.includes(perdido.nombre)) alPerder(perdido);
    fuera = perdidos.map(({ nombre }) => nombre);
  };
  const fueraDeAlcance = (): readonly string[] => {
    if (performance.now() - miradoMs >= valeMs) mirar().catch(() => undefined);
    return fuera;
  };
  return { mirar, fueraDeAlcance };
}
