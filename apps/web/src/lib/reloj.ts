import { type FechaCivil, hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { TOAST_MUY_LARGO_MS, toast } from '../ui/toast.ts';

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;
/** The owner of a computer whose clock is off by more is told so, and the difference is remembered. */
const TOLERANCIA_MS = 2 * MINUTO_MS;
/** The offset is the server's clock less this computer's, in ms, whoever works at it; absent where they agree. */
const CLAVE = 'desfase-reloj';

/** At one moment: the server's clock, and this computer's `Date.now()` (`propio`) and `performance.now()` (`corrido`). */
interface Marca {
  servidor: number;
  propio: number;
  corrido: number;
}

let marca: Marca | null = null;
/** Until the first answer it holds what earlier ones said. */
let desfase = 0;

/** Runs before the first look at the clock: a session must not end by a computer that is known to be wrong. */
export function ponerRelojInicial(): void {
  desfase = Number(localStorage.getItem(CLAVE));
}

const desdeLaMarca = ({ propio, corrido }: Marca) => ({
  propio: Date.now() - propio,
  corrido: performance.now() - corrido,
});

/** Everything in the browser that needs "now" asks here: it is the server's time, as its answers tell it. */
export const reloj = {
  ahora(): Date {
    if (marca === null) return new Date(Date.now() + desfase);
    const { propio, corrido } = desdeLaMarca(marca);
    // The clock that runs on may have slept with the computer; the one that somebody sets may have been set back.
    return new Date(marca.servidor + Math.max(propio, corrido));
  },
  /** Tells whether the computer slept, or its clock was set on, since the server last told its own. */
  salto(): boolean {
    if (marca === null) return false;
    const { propio, corrido } = desdeLaMarca(marca);
    return propio - corrido > TOLERANCIA_MS;
  },
};

const UNIDADES = [
  { hasta: 2 * HORA_MS, unidad: 'minute', dura: MINUTO_MS },
  { hasta: 47 * HORA_MS, unidad: 'hour', dura: HORA_MS },
  { hasta: Number.POSITIVE_INFINITY, unidad: 'day', dura: 24 * HORA_MS },
] as const;

function dichoDeDesfase(ms: number): string {
  const cuanto = Math.abs(ms);
  const { unidad, dura } = UNIDADES.find(({ hasta }) => cuanto < hasta) ?? UNIDADES[2];
  const forma = new Intl.NumberFormat('es', { style: 'unit', unit: unidad, unitDisplay: 'long' });
  const como = ms < 0 ? 'adelantado' : 'atrasado';
  return `El reloj de este equipo está ${como} ${forma.format(Math.round(cuanto / dura))}. Aquí vale la hora del sistema.`;
}

/** Tells once for each way in which a computer is wrong; it serves all the same. */
function recordarDesfase(ms: number): void {
  const sabido = Number(localStorage.getItem(CLAVE));
  if (Math.abs(ms) <= TOLERANCIA_MS) localStorage.removeItem(CLAVE);
  else if (Math.abs(ms - sabido) > TOLERANCIA_MS) {
    localStorage.setItem(CLAVE, String(Math.round(ms)));
    toast('warning', dichoDeDesfase(ms), TOAST_MUY_LARGO_MS);
  }
}

/**
 * Asks, and sets the clock by the answer's `Date` where it cannot be right: the server wrote it, in whole seconds,
 * between the asking and the coming. What already agrees stays, so that the clock runs evenly. A refusal tells no time:
 * it may be that of a server whose own clock is wrong, or of something in between.
 */
export async function conReloj(pedir: () => Promise<Response>): Promise<Response> {
  const desde = performance.now();
  const respuesta = await pedir();
  const dicho = Date.parse(respuesta.headers.get('Date') ?? '');
  if (!respuesta.ok || Number.isNaN(dicho)) return respuesta;
  const corrido = performance.now();
  const aMasTardar = dicho + 999 + (corrido - desde);
  const servidor = Math.min(Math.max(reloj.ahora().getTime(), dicho), aMasTardar);
  const propio = Date.now();
  marca = { servidor, propio, corrido };
  recordarDesfase(servidor - propio);
  return respuesta;
}

const ZONA = 'America/La_Paz';

const larga = new Intl.DateTimeFormat('es-BO', {
  timeZone: ZONA,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const hora = new Intl.DateTimeFormat('es-BO', {
  timeZone: ZONA,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export const hoy = (): FechaCivil => hoyEnLaPaz(reloj.ahora());

/** Writes an instant as 'viernes, 20 de noviembre de 2026', in La Paz. */
export const fechaLarga = (instante: Date): string => larga.format(instante);

/** Writes an instant as 'HH:mm:ss', in La Paz. */
export const horaDelDia = (instante: Date): string => hora.format(instante);
