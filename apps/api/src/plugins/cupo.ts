import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { crearTurnos } from '../turnos.ts';

/** So many files are on their way at once, one of each user: some megabytes each, however slowly it is fetched. */
export const LUGARES = 16;

/**
 * Limits the steps that read a file's next rows to two at a time for each kind of file, in order, so that the server
 * has time for others, and one kind's slow steps keep none of another kind waiting. A file that waits for its client
 * has no turn.
 */
export const crearPasos = () =>
  crearTurnos({ aLaVez: 2, enEspera: 2 * LUGARES, esperaMs: 60_000, codigo: 'EXPORTACIONES_EN_CURSO' });

/** Takes a place, and gives the function that frees it, which may be called more than once. */
export function crearCupo(lugares: number): (idUsuario: number) => () => void {
  const dentro = new Set<number>();
  return (idUsuario) => {
    if (dentro.has(idUsuario) || dentro.size >= lugares) throw new Rechazo('EXPORTACIONES_EN_CURSO');
    dentro.add(idUsuario);
    let salio = false;
    return () => {
      if (!salio) dentro.delete(idUsuario);
      salio = true;
    };
  };
}
