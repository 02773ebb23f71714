/** Tells who administers whom (acuerdos §7 'system users'; document 1 §6 Administrador de Ente Gestor). */
import { esRolAutoridad, ROLES, type Rol } from '../cuenta/roles.ts';

export interface Cuenta {
  id: number;
  rol: string;
  idEnteGestor: number;
}

/** An employer's user sees the workers of one employer, which must be said. */
export const pideEntidad = (rol: string): boolean => rol === 'EMP_CONSULTA';

/** Tells who sees other managing entities' persons: the authority all, an employer its workers wherever insured. */
const pasaDelEnte = (rol: string): boolean => esRolAutoridad(rol) || pideEntidad(rol);

/** Gives the roles that a role may give: the authority any, an entity's administrator none that sees beyond its own. */
export function rolesQueOtorga(rol: string): readonly Rol[] {
  if (rol === 'ADM_SGPA') return ROLES;
  return rol === 'ADM_ENTE' ? ROLES.filter((otro) => !pasaDelEnte(otro)) : [];
}

/** Tells whether `quien` may administer an account with this role, in this managing entity. */
export const administra = (quien: Cuenta, cuenta: Pick<Cuenta, 'rol' | 'idEnteGestor'>): boolean =>
  rolesQueOtorga(quien.rol).some((rol) => rol === cuenta.rol) &&
  (esRolAutoridad(quien.rol) || cuenta.idEnteGestor === quien.idEnteGestor);

/** A managing entity is a fund, a university insurance, or the authority itself. */
export const TIPOS_DE_ENTE = ['CAJA', 'UNIVERSITARIO', 'AUTORIDAD'] as const;
export type TipoDeEnte = (typeof TIPOS_DE_ENTE)[number];

/** A role of the authority is given where it works, the universities' own in theirs, and the others in any fund. */
export function tiposDeEnteDelRol(rol: string): readonly TipoDeEnte[] {
  if (esRolAutoridad(rol)) return ['AUTORIDAD'];
  return rol === 'SSU_CONSULTA' ? ['UNIVERSITARIO'] : ['CAJA', 'UNIVERSITARIO'];
}

export const rolCabeEnElEnte = (rol: string, tipo: string): boolean =>
  tiposDeEnteDelRol(rol).some((uno) => uno === tipo);

const DE_SI_MISMO = {
  baja: 'No puede dar de baja su propia cuenta. Solicítelo a otro administrador.',
  rol: 'No puede cambiar el rol ni el ente gestor de su propia cuenta. Solicítelo a otro administrador.',
} as const;

const ULTIMO =
  'Es el único administrador de la autoridad con la cuenta activa. Active o registre a otro antes de este cambio.';

/** Somebody who administers everything stays, whoever asks and whatever else changes at the same moment. */
const dejaSinAdministrador = (cuenta: Pick<Cuenta, 'rol'> & { estado: string }, otros: number): boolean =>
  cuenta.rol === 'ADM_SGPA' && cuenta.estado === 'ACTIVO' && otros === 0;

interface Administrada extends Cuenta {
  estado: string;
}

/** @param otros counts other active accounts of ADM_SGPA. Gives null where nothing forbids it. */
export function impideBajaDeUsuario(quien: Cuenta, cuenta: Administrada, otros: number): string | null {
  if (quien.id === cuenta.id) return DE_SI_MISMO.baja;
  return dejaSinAdministrador(cuenta, otros) ? ULTIMO : null;
}

/** Judges giving an account another role, or another managing entity. */
export function impideCambioDeRol(
  quien: Cuenta,
  cuenta: Administrada,
  nueva: Pick<Cuenta, 'rol' | 'idEnteGestor'>,
  otros: number,
): string | null {
  if (nueva.rol === cuenta.rol && nueva.idEnteGestor === cuenta.idEnteGestor) return null;
  if (quien.id === cuenta.id) return DE_SI_MISMO.rol;
  return nueva.rol !== cuenta.rol && dejaSinAdministrador(cuenta, otros) ? ULTIMO : null;
}
