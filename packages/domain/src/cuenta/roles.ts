/** Role codes carry the product's short name (acuerdos §1): `ADM_SGPA`, `CONS_SGPA`, `CONS_SGPA_EJE`. */
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

/** The product has this short name where no setting gives another, and in the codes that the program works with. */
export const PRODUCTO = 'SGPA';

/** These names would make one role's code another's. */
export const PRODUCTOS_AJENOS: readonly string[] = ['ENTE', 'POBLACION'];

const conProducto = (codigo: string, antes: string, despues: string): string =>
  codigo.replace(new RegExp(`^(ADM|CONS)_${antes}(?=$|_EJE$)`), `$1_${despues}`);

/** Gives a role's code as the wire tells it, with the name that the installation gives the product. */
export const codigoDeRol = (rol: string, producto: string): string => conProducto(rol, PRODUCTO, producto);

/** Reads such a code back into the role. */
export const rolDeCodigo = (codigo: string, producto: string): string => conProducto(codigo, producto, PRODUCTO);

/** These roles register and maintain affiliations (acuerdos §7). */
export const ROLES_REGISTRO: readonly Rol[] = ['ADM_SGPA', 'ADM_ENTE', 'OPE_AFILIACION', 'CAJA_WEB_SUS'];

/** CAJA_WEB_SUS (a fund's SUS counter) attends VOLUNTARIO holders; of their beneficiaries it corrects the establishment. */
export const ROLES_BENEFICIARIOS: readonly Rol[] = ROLES_REGISTRO.filter((rol) => rol !== 'CAJA_WEB_SUS');

/** The supervising authority's roles see every managing entity (acuerdos §7). */
const ROLES_AUTORIDAD: ReadonlySet<string> = new Set<Rol>(['ADM_SGPA', 'CONS_SGPA', 'CONS_SGPA_EJE']);

export const esRolAutoridad = (rol: string): boolean => ROLES_AUTORIDAD.has(rol);

/** Tells whether the role sees who of the staff wrote what: an employer does not (acuerdos §12 EMP_CONSULTA). */
export const veAlPersonal = (rol: string): boolean => rol !== 'EMP_CONSULTA';
