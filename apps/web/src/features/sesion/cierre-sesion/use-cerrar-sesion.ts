import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { llamar } from '../../../lib/llamar.ts';
import { avisarCierre } from '../../../lib/otras-pestanas.ts';
import { borrarSesion, leerSesion } from '../../../lib/sesion.ts';
import { olvidarFinal } from '../../../lib/sesion-terminada.ts';

/** The ways out of the application (decisions §10). No screen waits for the server. */
export function useCerrarSesion() {
  const consultas = useQueryClient();
  const navegar = useNavigate();
  return useMemo(() => {
    /** Ends the session because the person says so: drafts go too, as everything else of this tab's storage. */
    function borrarTodo(): void {
      // The request reads the token before the session is cleared. If it fails, the token still ends by itself.
      void llamar('cierre-sesion', {}).catch(() => undefined);
      const sesion = leerSesion();
      if (sesion !== null) avisarCierre(sesion);
      borrarSesion();
      borrarBorradores();
      sessionStorage.clear();
      olvidarFinal();
    }
    const olvidar = () => consultas.clear();
    return {
      /** To the first form, so that whoever signs in next is led to where their role begins. */
      cerrar(): void {
        borrarTodo();
        void navegar({ to: '/' }).then(olvidar);
      },
      /** Whoever does not accept the terms goes back to the sign-in (document 1 §4). */
      rechazar(): void {
        borrarTodo();
        void navegar({ to: '/login' }).then(olvidar);
      },
      /** After a session that ended by itself: to the second form, which leads back here. What was typed stays its owner's. */
      dejar(volver: string): void {
        borrarSesion();
        olvidarFinal();
        void navegar({ to: '/login', search: { volver } }).then(olvidar);
      },
    };
  }, [consultas, navegar]);
}
