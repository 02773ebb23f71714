import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type IdEnteGestor, type IdEntidad, idEnteGestor } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../operacion.ts';

/** The counters' number for all managing entities together. */
export const TODOS = idEnteGestor(0);

export const TIPOS = ['TITULAR', 'BENEFICIARIO'] as const;

/** Of whom figures are told. */
export interface Ambito {
  entes: readonly IdEnteGestor[];
  /** Where a counter has a row for the whole: of this entity, or TODOS. */
  ente: IdEnteGestor;
  /** Workers of one employer only: of the session's, or of the chosen one. */
  entidad: IdEntidad | null;
  hoy: FechaCivil;
}

/** Zero, none, and the authority's own number mean all that the user may see; another entity is refused. */
export function ambitoDe(
  { contexto: { usuario, alcance }, hoy }: Pick<Operacion, 'contexto' | 'hoy'>,
  idEnteGestor: IdEnteGestor | null | undefined,
  idEnteEmpleador?: IdEntidad | null,
): Ambito {
  const autoridad = esRolAutoridad(usuario.rol);
  const pedido = autoridad && idEnteGestor === usuario.idEnteGestor ? TODOS : (idEnteGestor ?? TODOS);
  if (pedido !== TODOS && !alcance.entes.includes(pedido)) throw new Rechazo('SIN_PERMISO');
  const entidad = idEnteEmpleador || null;
  // Row security would show an employer nothing of another one: it is told why.
  if (alcance.idEmpleador !== null && entidad !== null && entidad !== alcance.idEmpleador) {
    throw new Rechazo('SIN_PERMISO');
  }
  const entes = pedido === TODOS ? alcance.entes : [pedido];
  const ente = pedido === TODOS && !autoridad ? (entes[0] ?? TODOS) : pedido;
  return { entes, ente, entidad: alcance.idEmpleador ?? entidad, hoy };
}
