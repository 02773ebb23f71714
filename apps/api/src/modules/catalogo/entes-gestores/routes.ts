import { entesGestores } from '@sgpa/contract/v1/entes-gestores';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { ruta } from '../../../plugins/ruta.ts';
import { entesGestores as listarEntes } from '../catalogo.queries.ts';

const TODOS = { id: 0, value: 'TODOS LOS ENTES GESTORES' };

/** The managing entities of the user's scope; the authority may also choose all of them (id 0, document 1 §9). */
export function rutasEntesGestores(app: FastifyInstance, deps: Deps): void {
  ruta(app, entesGestores, async ({ usuario, alcance }) => {
    const entes = (await listarEntes(deps.db, alcance.entes)).map(({ id, nombre }) => ({ id, value: nombre }));
    return esRolAutoridad(usuario.rol) ? [TODOS, ...entes] : entes;
  });
}
