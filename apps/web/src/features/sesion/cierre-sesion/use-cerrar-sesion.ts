import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { borrarBorradores, hayPorGuardar } from '../../../lib/borrador.ts';
import { llamar } from '../../../lib/llamar.ts';
import { avisarCierre } from '../../../lib/otras-pestanas.ts';
import { borrarSesion, leerSesion } from '../../../lib/sesion.ts';
import { olvidarSesionTerminada } from '../../../lib/sesion-terminada.ts';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { DISCARD, holdsTypedWork } from '../../../ui/use-leave-guard.ts';

/**
 * Gives the ways out of the application (acuerdos §10 'Ways out'). No screen waits for the server. What would be lost
 * is asked about while the session is whole, and not again by the page that is left.
 */
export function useCerrarSesion() {
  const consultas = useQueryClient();
  const navegar = useNavigate();
  const confirmar = useConfirm();
  return useMemo(() => {
    /** Ends the session because the person says so: drafts go with everything else of this tab's storage. */
    function borrarTodo(): void {
      // The request reads the token before the session is cleared. If it fails, the token still ends by itself.
      void llamar('cierre-sesion', {}).catch(() => undefined);
      const sesion = leerSesion();
      if (sesion !== null) avisarCierre(sesion);
      borrarSesion();
      borrarBorradores();
      sessionStorage.clear();
      olvidarSesionTerminada();
    }
    const olvidar = () => consultas.clear();
    return {
      /** Leads to the first sign-in form, so that whoever signs in next is led to where their role begins. */
      async cerrar(): Promise<void> {
        if ((holdsTypedWork() || hayPorGuardar()) && !(await confirmar(DISCARD))) return;
        borrarTodo();
        void navegar({ to: '/', ignoreBlocker: true }).then(olvidar);
      },
      /** Whoever does not accept the terms goes back to the sign-in (document 1 §4). */
      rechazar(): void {
        borrarTodo();
        void navegar({ to: '/login', ignoreBlocker: true }).then(olvidar);
      },
      /** After a session that ended by itself it leads to the second form, which leads back; what was typed stays. */
      async dejar(volver: string): Promise<void> {
        if (holdsTypedWork() && !(await confirmar(DISCARD))) return;
        borrarSesion();
        olvidarSesionTerminada();
        void navegar({ to: '/login', search: { volver }, ignoreBlocker: true }).then(olvidar);
      },
    };
  }, [consultas, navegar, confirmar]);
}
