import { useEffect, useState, useSyncExternalStore } from 'react';
import { llamar } from '../../../lib/llamar.ts';
import { reloj } from '../../../lib/reloj.ts';
import { alCambiarSesion, estaVencida, leerSesion } from '../../../lib/sesion.ts';
import { alTerminarSesion, leerSesionTerminada, terminarSesion } from '../../../lib/sesion-terminada.ts';
import { desdeLaRespuesta } from '../../../lib/ultima-respuesta.ts';

const REVISION_MS = 5_000;
const AVISO_MS = 5 * 60_000;
/** A press after this long without an answer asks the server whether it still knows the session. */
const CALLADO_MS = 15_000;
const PULSABLE = 'a, button, [role="button"], [role="menuitem"], [role="tab"], [role="radio"]';

interface Vigencia {
  /** The user's session ended by itself, and nobody signed in again. */
  terminadaDe: string | null;
  /** Whole minutes are left, when 5 or fewer; null while there is time. */
  minutos: number | null;
}

/**
 * Watches the end of the session. Timers sleep with the computer, so the clock is read again and again; and the first
 * press of anything tells a session that is gone, not the first answer: else a form could be filled in that nobody will
 * save.
 */
export function useVigencia(): Vigencia {
  const sesion = useSyncExternalStore(alCambiarSesion, leerSesion);
  const final = useSyncExternalStore(alTerminarSesion, leerSesionTerminada);
  const [minutos, setMinutos] = useState<number | null>(null);

  useEffect(() => {
    let vigila = true;
    const preguntar = () => llamar('aceptacion-terminos/verificar', {}).catch(() => undefined);
    function medir() {
      if (!vigila || sesion === null) return;
      // The storage may have been emptied under this page, so that it is read anew.
      if (leerSesion() === null || estaVencida(sesion)) return terminarSesion(sesion);
      const falta = sesion.expira.getTime() - reloj.ahora().getTime();
      setMinutos(falta <= AVISO_MS ? Math.max(1, Math.ceil(falta / 60_000)) : null);
    }
    function revisar() {
      if (sesion === null) return setMinutos(null);
      // A clock that somebody set on decides nothing: the server tells its own, or ends the session.
      if (reloj.salto()) return void preguntar().then(medir);
      medir();
    }
    function alPulsar({ target }: Event) {
      if (!(target instanceof Element) || target.closest(PULSABLE) === null) return;
      revisar();
      // A refused token ends the session by itself; a missing answer is no matter here.
      if (leerSesion() !== null && desdeLaRespuesta() > CALLADO_MS) void preguntar();
    }
    revisar();
    document.addEventListener('click', alPulsar, true);
    const intervalo = setInterval(revisar, REVISION_MS);
    document.addEventListener('visibilitychange', revisar);
    return () => {
      vigila = false;
      clearInterval(intervalo);
      document.removeEventListener('visibilitychange', revisar);
      document.removeEventListener('click', alPulsar, true);
    };
  }, [sesion]);

  return { terminadaDe: final?.username ?? null, minutos };
}
