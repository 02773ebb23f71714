import { Rechazo } from '@sgpa/domain/errors/rechazo';

/** So many files are written at once, and one of each user: the rest of the server is for the others. */
export const A_LA_VEZ = 2;

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
