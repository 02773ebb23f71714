import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import type { Deps } from '../../deps.ts';
import type { Identidad } from '../persona/identidad.ts';
import { informarDefuncion } from './defuncion.queries.ts';

/**
 * Keeps that the identity service reported a death, where only the server can write: without it the database takes
 * nobody's word that it did (docs/decisions/0101, `persona_fallecida`). Before the transaction that marks the person.
 */
export async function anotarInformada({ ingreso }: Pick<Deps, 'ingreso'>, identidad: Identidad): Promise<void> {
  if (identidad.codigo !== ESTADO_RESPUESTA.FALLECIDO) return;
  const { numero, complemento, extranjero } = identidad.persona;
  await informarDefuncion(ingreso, numero, complemento ?? '', extranjero ? 2 : 1);
}
