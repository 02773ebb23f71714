import { TODOS_LOS_ENTES } from '@sgpa/domain/asegurado/lista-asegurados';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { estaVigente } from '@sgpa/domain/parametro/vigencia';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { entesGestores } from '../catalogo.queries.ts';

interface Opcion {
  id: number;
  value: string;
  /** The entity is not in force on this day: nothing begins in it, and its records remain. */
  terminado?: true;
}

/** Lists the managing entities of the user's scope; the authority may also choose all of them (id 0, document 1 §9). */
export async function listarEntes({ db, clock }: Pick<Deps, 'db' | 'clock'>, { usuario, alcance }: Contexto) {
  const hoy = hoyEnLaPaz(clock.ahora());
  const entes = (await entesGestores(db, alcance.entes)).map(
    ({ id, nombre, ...fechas }): Opcion => ({
      id,
      value: nombre,
      ...(estaVigente(fechas, hoy) ? {} : { terminado: true }),
    }),
  );
  return esRolAutoridad(usuario.rol) ? [TODOS_LOS_ENTES, ...entes] : entes;
}
