import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdEnteGestor, IdEntidad } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../operacion.ts';
import { type Ambito, TODOS, totalesPorEnte } from './estadistica.queries.ts';
import { suma } from './tabla.ts';

/** Zero, none and the authority's own number stand for all that the user may see; another entity is refused. */
export function ambitoDe(
  { contexto: { usuario, alcance }, hoy }: Pick<Operacion, 'contexto' | 'hoy'>,
  idEnteGestor: IdEnteGestor | null | undefined,
  idEnteEmpleador?: IdEntidad | null,
): Ambito {
  const autoridad = esRolAutoridad(usuario.rol);
  const pedido = autoridad && idEnteGestor === usuario.idEnteGestor ? TODOS : (idEnteGestor ?? TODOS);
  if (pedido !== TODOS && !alcance.entes.includes(pedido)) throw new Rechazo('SIN_PERMISO');
  const entidad = idEnteEmpleador || null;
  // Row security would show an employer nothing of another one; the refusal says why.
  if (alcance.idEmpleador !== null && entidad !== null && entidad !== alcance.idEmpleador) {
    throw new Rechazo('SIN_PERMISO');
  }
  const entes = pedido === TODOS ? alcance.entes : [pedido];
  const ente = pedido === TODOS && !autoridad ? (entes[0] ?? TODOS) : pedido;
  return { entes, ente, entidad: alcance.idEmpleador ?? entidad, hoy };
}

/**
 * A chart reads so many affiliations of one employer, as many as other filters count (acuerdos §11 'A common name').
 */
const MAX_LEIDAS = 10_000;

/** No counter knows ages, days or users by employer: few affiliations are read one by one, many are refused. */
export async function ambitoPorFilas(
  op: Operacion,
  idEnteGestor: IdEnteGestor | null | undefined,
  idEnteEmpleador: IdEntidad | null | undefined,
): Promise<Ambito> {
  const ambito = ambitoDe(op, idEnteGestor, idEnteEmpleador);
  if (ambito.entidad === null) return ambito;
  const suyas = suma(await totalesPorEnte(op.trx, ambito));
  if (suyas > MAX_LEIDAS) throw new Rechazo('EMPLEADOR_GRANDE', { maximo: MAX_LEIDAS.toLocaleString('es-BO') });
  return ambito;
}
