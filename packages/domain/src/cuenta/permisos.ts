import { type AccionDeFila, CASOS_DE_LISTA, reglaDeAccion } from './acciones.ts';
import { esRolAutoridad, ROLES, ROLES_BENEFICIARIOS, ROLES_REGISTRO, type Rol, veAlPersonal } from './roles.ts';

/**
 * `publico` needs no session. `sinTerminos` holds also while the terms in force are not accepted yet.
 * `sinSegundoFactor` holds also while the account still has to set up the second factor that its role asks for.
 */
interface Permiso {
  readonly roles: readonly Rol[] | 'publico';
  readonly sinTerminos?: true;
  readonly sinSegundoFactor?: true;
  /** This paragraph of the specification asks for it. */
  readonly parrafo: string;
}

const TODOS = ROLES;
const CONSULTAS = ROLES.filter((rol) => rol !== 'EMP_CONSULTA');
const CERTIFICACION: readonly Rol[] = ['ADM_SGPA', 'CONS_SGPA'];
const TABLERO = ROLES.filter((rol) => rol !== 'SSU_CONSULTA');
const AUTORIDAD = ['ADM_SGPA', 'CONS_SGPA'] as const;
/** These roles see the staff's user names: nobody of the authority does (document 1 §6), and no employer. */
const DEL_ENTE = TABLERO.filter((rol) => !esRolAutoridad(rol) && veAlPersonal(rol));
const REGISTRO = ROLES_REGISTRO;
const BENEFICIARIOS = ROLES_BENEFICIARIOS;
const ADMINISTRAN: readonly Rol[] = ['ADM_SGPA', 'ADM_ENTE'];
const REMITEN: readonly Rol[] = ['ADM_ENTE', 'OPE_AFILIACION'];
const VEN_NOVEDADES: readonly Rol[] = ['ADM_SGPA', 'CONS_SGPA', 'CONS_SGPA_EJE', 'ADM_ENTE', 'OPE_AFILIACION'];

/**
 * This is the one table of use case × role (acuerdos §7); the list's part stands in `acciones.ts`. The server enforces
 * it on every route, answers carry the slugs that the role may use, and the browser only shows what it was told.
 */
export const PERMISOS = {
  salud: { roles: 'publico', parrafo: 'acuerdos §2' },
  documentacion: { roles: 'publico', parrafo: 'acuerdos §2' },
  ayuda: { roles: 'publico', parrafo: 'document 1 §2 Help screen' },
  ingreso: { roles: 'publico', parrafo: 'document 1 §2 Sign-in screen' },
  'terminos-vigentes': { roles: 'publico', parrafo: 'document 1 §8; acuerdos §6, §10 sign-in footer' },
  'cuentas-demo': { roles: 'publico', parrafo: 'acuerdos §3' },
  'cierre-sesion': {
    roles: TODOS,
    sinTerminos: true,
    sinSegundoFactor: true,
    parrafo: 'document 1 §2 Application shell',
  },
  menu: { roles: TODOS, sinTerminos: true, parrafo: 'document 1 §3 Menu item, §6' },
  'aceptacion-terminos': {
    roles: TODOS,
    sinTerminos: true,
    sinSegundoFactor: true,
    parrafo: 'document 1 §4 Account state',
  },
  'operaciones-realizadas': { roles: TODOS, sinTerminos: true, parrafo: 'document 1 §2 Application shell' },
  perfil: { roles: TODOS, sinTerminos: true, sinSegundoFactor: true, parrafo: 'document 1 §2 User profile' },
  sesiones: { roles: TODOS, parrafo: 'document 1 §2 User profile; acuerdos §9' },
  'cierre-otras-sesiones': { roles: TODOS, parrafo: 'document 1 §2 User profile; acuerdos §9' },
  'solicitud-baja': { roles: TODOS, parrafo: 'document 1 §6 Terms (a user-requested removal); acuerdos §9' },
  'segundo-factor': { roles: TODOS, sinSegundoFactor: true, parrafo: 'acuerdos §9 (8 with a second factor)' },
  'exigencia-segundo-factor': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §9 (8 with a second factor)' },
  'cambio-password': { roles: TODOS, parrafo: 'document 1 §2 Change password, §5' },
  parametricas: { roles: TODOS, parrafo: 'document 2 §7 Parametrics' },
  'entes-gestores': { roles: TODOS, parrafo: 'acuerdos §6' },
  'busqueda-entidad': { roles: TODOS, parrafo: 'document 2 §7 Parametrics' },
  'resumen-poblacion': { roles: TABLERO, parrafo: 'document 1 §2 Dashboard' },
  'resumen-usuarios': { roles: DEL_ENTE, parrafo: 'document 1 §2 Dashboard, §6; acuerdos §11 Roles, confirmed' },
  'estado-asegurado': { roles: CONSULTAS, parrafo: 'document 1 §2 Queries screen' },
  'consulta-identidad': { roles: CONSULTAS, parrafo: 'document 1 §2 Queries screen, §3 Identity-service query' },
  'consulta-ovt': { roles: CONSULTAS, parrafo: 'document 1 §2 Queries screen, §3 Employer-portal result' },
  'consulta-senasir': { roles: CONSULTAS, parrafo: 'document 1 §2 Queries screen, §3 Pensioner-registry query' },
  'consulta-empresa': { roles: CONSULTAS, parrafo: 'document 1 §2 Queries screen, §3 Company query' },
  'consulta-certificacion': { roles: CERTIFICACION, parrafo: 'document 1 §2 Queries screen, §6; acuerdos §7' },
  'validacion-titular': { roles: REGISTRO, parrafo: 'document 1 §2 Holder wizard, §4; document 2 §7' },
  'registro-titular': { roles: REGISTRO, parrafo: 'document 2 §2 Step 3 forms, §4' },
  'registro-titular-lista': { roles: REGISTRO, parrafo: 'document 2 §2 New holder wizard, §4, §5' },
  'registro-fallecido': { roles: REGISTRO, parrafo: 'document 2 §2 Step 3 forms, §5 Deceased' },
  'validacion-beneficiario': {
    roles: BENEFICIARIOS,
    parrafo: 'document 2 §2 Beneficiary registration, Holder lookup; §5',
  },
  'registro-beneficiario': {
    roles: BENEFICIARIOS,
    parrafo: 'document 2 §2 Beneficiaries panel, Beneficiary registration',
  },
  'lista-asegurados': { roles: TODOS, parrafo: 'document 2 §2 Affiliates list' },
  ...CASOS_DE_LISTA,
  'revision-fallecimiento': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §10 Review (108), Whose word a death is' },
  'correccion-identidad': { roles: ['ADM_SGPA', 'ADM_ENTE', 'OPE_AFILIACION'], parrafo: 'acuerdos §12 One person' },
  'decision-identidad': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §12 One person' },
  'exportacion-asegurados': { roles: TODOS, parrafo: 'document 2 §2 Affiliates list' },
  'documento-asegurado': { roles: CONSULTAS, parrafo: 'acuerdos §10 Death certificate, Review (108)' },
  'historia-asegurado': { roles: TODOS, parrafo: 'document 2 §2 Details panel' },
  certificado: { roles: AUTORIDAD, parrafo: 'document 2 §2 Certificate query screen, §4; acuerdos §7' },
  'verificacion-certificado': { roles: 'publico', parrafo: 'document 2 §2 Public certificate verification' },
  'versiones-terminos': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §7 terms versions, §9' },
  'publicacion-terminos': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §7 terms versions, §9' },
  'retiro-terminos': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §7 terms versions, §9' },
  auditoria: { roles: ['ADM_SGPA'], parrafo: 'acuerdos §7 audit trail, §9' },
  'quien-consulto': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §7 audit trail, §9' },
  novedades: { roles: VEN_NOVEDADES, parrafo: 'document 1 §2 Correction of novedades' },
  'detalle-novedad': { roles: VEN_NOVEDADES, parrafo: 'document 1 §2 Correction of novedades, §3' },
  'baja-novedad': { roles: ['ADM_SGPA', 'ADM_ENTE', 'OPE_AFILIACION'], parrafo: 'document 1 §4 Novedad baja flow, §5' },
  declaraciones: { roles: VEN_NOVEDADES, parrafo: 'document 2 §2 Monitoring screen, §7; acuerdos §7' },
  'comparacion-declaracion': { roles: VEN_NOVEDADES, parrafo: 'acuerdos §7 monitoring declarations: see' },
  'personas-declaracion': { roles: VEN_NOVEDADES, parrafo: 'acuerdos §7 monitoring declarations: see' },
  'remision-declaracion': { roles: REMITEN, parrafo: 'document 2 §2 Monitoring screen, §5, §7, §8; acuerdos §7' },
  'anulacion-declaracion': { roles: REMITEN, parrafo: 'document 2 §2 Monitoring screen, §7; acuerdos §7' },
  'reporte-novedad': {
    roles: ['ADM_ENTE', 'OPE_AFILIACION'],
    parrafo: 'document 1 §1 (reported by managing entities)',
  },
  parametros: { roles: ['ADM_SGPA'], parrafo: 'acuerdos §7 parameters' },
  'registro-parametro': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §7 parameters' },
  'importacion-establecimientos': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §7 parameters' },
  'actualizacion-parametro': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §7 parameters' },
  'vigencia-parametro': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §7 parameters' },
  usuarios: { roles: ADMINISTRAN, parrafo: 'document 2 §2 System users; acuerdos §6, §7' },
  'detalle-usuario': { roles: ADMINISTRAN, parrafo: 'document 2 §2 System users, §3 System user' },
  'registro-usuario': { roles: ADMINISTRAN, parrafo: 'document 2 §2 System users, §5 User form' },
  'actualizacion-usuario': { roles: ADMINISTRAN, parrafo: 'document 2 §2 System users, §5 User form' },
  'activacion-usuario': { roles: ADMINISTRAN, parrafo: 'document 2 §2 System users, §4 System user' },
  'recuperacion-credenciales': { roles: ADMINISTRAN, parrafo: 'document 2 §2 System users; acuerdos §6' },
  'restablecimiento-segundo-factor': { roles: ['ADM_SGPA'], parrafo: 'acuerdos §9 (8 with a second factor)' },
  'solicitud-recuperacion': { roles: 'publico', parrafo: 'document 2 §2 System users (recover credentials)' },
  'nueva-password': { roles: 'publico', parrafo: 'document 2 §2 System users (recover credentials)' },
  'baja-usuario': { roles: ADMINISTRAN, parrafo: 'document 2 §2 System users' },
} as const satisfies Record<string, Permiso>;

export type Slug = keyof typeof PERMISOS;

export const SLUGS: readonly Slug[] = Object.keys(PERMISOS) as Slug[];

const permisoDe = (slug: Slug): Permiso => PERMISOS[slug];

export const esPublico = (slug: Slug): boolean => permisoDe(slug).roles === 'publico';

export const admiteSinTerminos = (slug: Slug): boolean => esPublico(slug) || permisoDe(slug).sinTerminos === true;

export const admiteSinSegundoFactor = (slug: Slug): boolean =>
  esPublico(slug) || permisoDe(slug).sinSegundoFactor === true;

export function puede(rol: string, slug: Slug): boolean {
  const { roles } = permisoDe(slug);
  return roles === 'publico' || roles.some((permitido) => permitido === rol);
}

export const accionesPermitidas = (rol: string): Slug[] => SLUGS.filter((slug) => !esPublico(slug) && puede(rol, slug));

/** Gives the use cases that a role needs, all of them, before the list offers it an action. */
export function permisosEnLista(accion: AccionDeFila): readonly Slug[] {
  const { enLista } = reglaDeAccion(accion);
  const propios = accion === 'beneficiarios' ? [] : [accion];
  return enLista === undefined ? propios : [...propios, enLista];
}
