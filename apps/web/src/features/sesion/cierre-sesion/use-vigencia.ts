import { useEffect, useState, useSyncExternalStore } from 'react';
import { reloj } from '../../../lib/reloj.ts';
import { alCambiarSesion, estaVencida, leerSesion } from '../../../lib/sesion.ts';
import { alCambiarFinal, leerFinal, terminarSesion } from '../../../lib/sesion-terminada.ts';

const REVISION_MS = 5_000;
const AVISO_MS = 5 * 60_000;

interface Vigencia {
  /** Username of the session that ended by itself, while nobody signed in again. */
  terminadaDe: string | null;
  /** Whole minutes left, when 5 or fewer; null while there is time. */
  minutos: number | null;
}

/** Watches the end of the session. Timers sleep with the computer, so the clock is read again and again. */
export function useVigencia(): Vigencia {
  const sesion = useSyncExternalStore(alCambiarSesion, leerSesion);
  const final = useSyncExternalStore(alCambiarFinal, leerFinal);
  const [minutos, setMinutos] = useState<number | null>(null);

  useEffect(() => {
    function revisar() {
      if (sesion === null) return setMinutos(null);
      if (estaVencida(sesion)) return terminarSesion();
      const falta = sesion.expira.getTime() - reloj.ahora().getTime();
      setMinutos(falta <= AVISO_MS ? Math.max(1, Math.ceil(falta / 60_000)) : null);
    }
    revisar();
    const intervalo = setInterval(revisar, REVISION_MS);
    document.addEventListener('visibilitychange', revisar);
    return () => {
      clearInterval(intervalo);
      document.removeEventListener('visibilitychange', revisar);
    };
  }, [sesion]);

  return { terminadaDe: final?.username ?? null, minutos };
}
