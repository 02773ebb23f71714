import { TODOS_LOS_ENTES } from '@sgpa/domain/asegurado/lista-asegurados';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { entesGestores } from '../catalogo.queries.ts';

interface Opcion {
  id: number;
  value: string;
}

/** The managing entities of the user's scope; the authority may also choose all of them (id 0, document 1 §9). */
export async function listarEntes({ db }: Pick<Deps, 'db'>, { usuario, alcance }: Contexto): Promise<Opcion[]> {
  const entes = (await entesGestores(db, alcance.entes)).map(({ id, nombre }) => ({ id, value: nombre }));
  return esRolAutoridad(usuario.rol) ? [TODOS_LOS_ENTES, ...entes] : entes;
}
