import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { crearTurnos } from '../turnos.ts';

/** So many files are on their way at once, one of each user: some megabytes each, however slowly it is fetched. */
export const LUGARES = 16;

/**
 * Reads the next rows of a file: two at a time of each kind of file, in order, so that the rest of the server is for the
 * others, and one kind's dear steps keep none of another kind waiting. A file that waits for whoever fetches it has no turn.
 */
export const crearPasos = () =>
  crearTurnos({ aLaVez: 2, enEspera: 2 * LUGARES, esperaMs: 60_000, codigo: 'EXPORTACIONES_EN_CURSO' });

/** Takes a place, and gives back what leaves it, however often that is called. */
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
