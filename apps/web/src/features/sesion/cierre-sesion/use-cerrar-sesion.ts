import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { borrarBorradores } from '../../../lib/borrador.ts';
import { llamar } from '../../../lib/llamar.ts';
import { borrarSesion } from '../../../lib/sesion.ts';
import { olvidarFinal } from '../../../lib/sesion-terminada.ts';

/** Ends the session because the person says so: drafts go too, as everything else of this tab's storage. The screen does not wait for the server. */
export function useCerrarSesion(): () => void {
  const consultas = useQueryClient();
  const navegar = useNavigate();
  return useCallback(() => {
    // The request reads the token before the session is cleared. If it fails, the token still ends by itself.
    void llamar('cierre-sesion', {}).catch(() => undefined);
    borrarSesion();
    borrarBorradores();
    sessionStorage.clear();
    olvidarFinal();
    void navegar({ to: '/login' }).then(() => consultas.clear());
  }, [consultas, navegar]);
}
