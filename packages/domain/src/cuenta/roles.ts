/** Role codes carry the product's short name (decisions §1): `ADM_SGPA`, `CONS_SGPA`, `CONS_SGPA_EJE`. */
export const ROLES = [
  'ADM_SGPA',
  'CONS_SGPA',
  'CONS_SGPA_EJE',
  'ADM_ENTE',
  'OPE_AFILIACION',
  'OPE_VIGENCIA',
  'CONS_POBLACION',
  'SSU_CONSULTA',
  'CAJA_WEB_SUS',
  'EMP_CONSULTA',
] as const;

export type Rol = (typeof ROLES)[number];

/** Who registers and maintains affiliations (decisions §7). */
export const ROLES_REGISTRO: readonly Rol[] = ['ADM_SGPA', 'ADM_ENTE', 'OPE_AFILIACION', 'CAJA_WEB_SUS'];

/** CAJA_WEB_SUS attends VOLUNTARIO holders; of their beneficiaries it corrects the health establishment, and no more. */
export const ROLES_BENEFICIARIOS: readonly Rol[] = ROLES_REGISTRO.filter((rol) => rol !== 'CAJA_WEB_SUS');

/** Roles of the supervising authority: they see every managing entity (decisions §7). */
const ROLES_AUTORIDAD: ReadonlySet<string> = new Set<Rol>(['ADM_SGPA', 'CONS_SGPA', 'CONS_SGPA_EJE']);

export const esRolAutoridad = (rol: string): boolean => ROLES_AUTORIDAD.has(rol);
