/** The table has every page by its address: whose use case it is, and the code that is fetched to draw it. */
import type { Slug } from '@sgpa/domain/cuenta/permisos';
import {
  type AsyncRouteComponent,
  createRoute,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router';
import { enLaLista } from '../features/asegurado/lista-asegurados/direccion.ts';
import { DIRECCION_DE_AUDITORIA } from '../features/auditoria/auditoria/busqueda.ts';
import { DIRECCION_DE_DECLARACIONES } from '../features/declaracion/declaraciones/busqueda.ts';
import { DIRECCION_DE_NOVEDADES } from '../features/novedad/novedades/busqueda.ts';
import { DIRECCION_DE_PARAMETROS } from '../features/parametro/parametros/busqueda.ts';
import type { VarianteTitular } from '../features/registro/variante.ts';
import { DIRECCION_DE_TERMINOS } from '../features/terminos/versiones-terminos/busqueda.ts';
import { DIRECCION_DE_USUARIOS } from '../features/usuario/usuarios/busqueda.ts';
import { PageSkeleton } from '../ui/Skeletons.tsx';
import { withTimeLimit } from '../ui/with-time-limit.ts';
import { NoEncontrada } from './marco/NoEncontrada.tsx';
import { rutaMarco } from './marco.tsx';
import { rutaRaiz } from './raiz.tsx';

/** Puts a page in the frame. Without a use case it shows nothing but what whoever has a session may read. */
const enMarco = <M extends Record<string, unknown>, N extends keyof M>(
  permiso: Slug | null,
  traer: () => Promise<M>,
  nombre: N,
) => ({
  getParentRoute: () => rutaMarco,
  staticData: permiso === null ? {} : { permiso },
  component: lazyRouteComponent(traer, nombre),
});

/** Puts a page of both wizards, told which one it is in; it is fetched beforehand as any other. */
const conVariante = <P extends { component: AsyncRouteComponent<{ variante: VarianteTitular }> }>(
  variante: VarianteTitular,
  pagina: P,
) => {
  const Pagina = pagina.component;
  return { ...pagina, component: Object.assign(() => <Pagina variante={variante} />, { preload: Pagina.preload }) };
};

/** The dashboard is higher than any screen: its skeleton comes at once, or the footer would be seen to jump away. */
const PAGINA_LARGA = {
  staticData: { permiso: 'resumen-poblacion', larga: true },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: () => <PageSkeleton tall />,
} as const;

/** An address of document 2 §2 without a page of its own leads to the list (acuerdos §10 'Ways out'). */
const haciaLaLista = (search: { tipoAfiliado?: 'BENEFICIARIO' } = {}) => ({
  getParentRoute: () => rutaMarco,
  staticData: { permiso: 'lista-asegurados' } as const,
  beforeLoad: ({ location: { state } }: { location: ParsedLocation }) => {
    throw redirect({ to: '/asegurado', search, state, replace: true });
  },
});

const texto = (valor: unknown) => (typeof valor === 'string' ? valor : undefined);

/** The first sign-in form leads on by role; the second to the page asked for, else to the list. */
const ingreso = {
  getParentRoute: () => rutaRaiz,
  component: lazyRouteComponent(
    withTimeLimit(() => import('./PaginaIngresoEnrutada.tsx')),
    'PaginaIngresoEnrutada',
  ),
};

// biome-ignore format: a table is read by its lines.
export const INGRESOS = [
  createRoute({ path: '/', ...ingreso }),
  createRoute({ path: '/login', validateSearch: ({ volver }): { volver?: string } => ({ volver: texto(volver) }), ...ingreso }),
] as const;

// The tree is put together in router.ts: the pages ask it for its addresses, and its type must not ask the pages.
// biome-ignore format: a table is read by its lines.
export const PAGINAS = [
  createRoute({ path: '/dashBoardVue', ...enMarco('resumen-poblacion', withTimeLimit(() => import('../features/estadistica/resumen-poblacion/PaginaResumenPoblacion.tsx')), 'PaginaResumenPoblacion'), ...PAGINA_LARGA }),
  createRoute({ path: '/dashboard', ...enMarco('resumen-poblacion', withTimeLimit(() => import('../features/estadistica/resumen-poblacion/PaginaResumenPoblacion.tsx')), 'PaginaResumenPoblacion'), ...PAGINA_LARGA }),
  createRoute({ path: '/consultas', validateSearch: ({ pestana }): { pestana?: string } => ({ pestana: texto(pestana) }), ...enMarco('estado-asegurado', withTimeLimit(() => import('./consultas/PaginaConsultas.tsx')), 'PaginaConsultas') }),
  createRoute({ path: '/novedades', validateSearch: DIRECCION_DE_NOVEDADES.validar, ...enMarco('novedades', withTimeLimit(() => import('./PaginaDeNovedades.tsx')), 'PaginaDeNovedades') }),
  createRoute({ path: '/monitoreoView', validateSearch: DIRECCION_DE_DECLARACIONES.validar, ...enMarco('declaraciones', withTimeLimit(() => import('./PaginaDeDeclaraciones.tsx')), 'PaginaDeDeclaraciones') }),
  createRoute({ path: '/certificacion', ...enMarco('certificado', withTimeLimit(() => import('../features/certificado/certificado/PaginaCertificacion.tsx')), 'PaginaCertificacion') }),
  createRoute({ path: '/auditoria', validateSearch: DIRECCION_DE_AUDITORIA.validar, ...enMarco('auditoria', withTimeLimit(() => import('../features/auditoria/auditoria/PaginaAuditoria.tsx')), 'PaginaAuditoria') }),
  createRoute({ path: '/asegurado', validateSearch: enLaLista().validar, ...enMarco('lista-asegurados', withTimeLimit(() => import('./asegurado/PaginaDeLista.tsx')), 'PaginaDeLista') }),
  createRoute({ path: '/titulares', ...haciaLaLista() }),
  createRoute({ path: '/post', ...haciaLaLista() }),
  createRoute({ path: '/afiliacionTitulares', ...conVariante('titular', enMarco('validacion-titular', withTimeLimit(() => import('../features/registro/validacion-titular/PaginaValidarInformacion.tsx')), 'PaginaValidarInformacion')) }),
  createRoute({ path: '/validacionAfiliaciones', ...conVariante('titular', enMarco('validacion-titular', withTimeLimit(() => import('../features/registro/validacion-titular/PaginaEstadoRegistro.tsx')), 'PaginaEstadoRegistro')) }),
  createRoute({ path: '/completarDatosAfiliacion', ...conVariante('titular', enMarco('registro-titular', withTimeLimit(() => import('../features/registro/registro-titular/PaginaCompletarDatos.tsx')), 'PaginaCompletarDatos')) }),
  createRoute({ path: '/afiliacionTitularesFallecidos', ...conVariante('fallecido', enMarco('registro-fallecido', withTimeLimit(() => import('../features/registro/validacion-titular/PaginaValidarInformacion.tsx')), 'PaginaValidarInformacion')) }),
  createRoute({ path: '/validarEstadoRegistroFallecido', ...conVariante('fallecido', enMarco('registro-fallecido', withTimeLimit(() => import('../features/registro/validacion-titular/PaginaEstadoRegistro.tsx')), 'PaginaEstadoRegistro')) }),
  createRoute({ path: '/completarDatosAfiliacionFallecidos', ...conVariante('fallecido', enMarco('registro-fallecido', withTimeLimit(() => import('../features/registro/registro-titular/PaginaCompletarDatos.tsx')), 'PaginaCompletarDatos')) }),
  createRoute({ path: '/afiliacionBeneficiario', ...enMarco('validacion-beneficiario', withTimeLimit(() => import('../features/registro/validacion-beneficiario/PaginaAfiliacionBeneficiario.tsx')), 'PaginaAfiliacionBeneficiario') }),
  createRoute({ path: '/validacionAfiliacionesBeneficiario', ...enMarco('validacion-beneficiario', withTimeLimit(() => import('../features/registro/validacion-beneficiario/PaginaEstadoBeneficiario.tsx')), 'PaginaEstadoBeneficiario') }),
  createRoute({ path: '/completarDatosAfiliacionBeneficiario', ...enMarco('registro-beneficiario', withTimeLimit(() => import('../features/registro/registro-beneficiario/PaginaCompletarBeneficiario.tsx')), 'PaginaCompletarBeneficiario') }),
  // A saved beneficiary leads here, and the list then chooses them.
  createRoute({ path: '/CNADBeneficiario', ...haciaLaLista({ tipoAfiliado: 'BENEFICIARIO' }) }),
  createRoute({ path: '/afiliadoActualizar/$id', ...enMarco('actualizacion-titular', withTimeLimit(() => import('../features/correccion/actualizacion-titular/ActualizacionTitular.tsx')), 'PaginaActualizacionTitular') }),
  createRoute({ path: '/actualizarDatosAfiliacion/$id', ...enMarco('actualizacion-beneficiario', withTimeLimit(() => import('../features/correccion/actualizacion-beneficiario/ActualizacionBeneficiario.tsx')), 'PaginaActualizacionBeneficiario') }),
  // After a validation the address has no id.
  createRoute({ path: '/actualizarDatosAfiliacion', ...enMarco('actualizacion-beneficiario', withTimeLimit(() => import('./ActualizacionTrasValidar.tsx')), 'ActualizacionTrasValidar') }),
  createRoute({ path: '/ayuda', ...enMarco(null, withTimeLimit(() => import('../features/ayuda/PaginaAyuda.tsx')), 'PaginaAyuda') }),
  createRoute({ path: '/perfil', ...enMarco('perfil', withTimeLimit(() => import('./PaginaDePerfil.tsx')), 'PaginaDePerfil') }),
  createRoute({ path: '/terminos', validateSearch: DIRECCION_DE_TERMINOS.validar, ...enMarco('versiones-terminos', withTimeLimit(() => import('../features/terminos/versiones-terminos/PaginaVersionesTerminos.tsx')), 'PaginaVersionesTerminos') }),
  createRoute({ path: '/changeCUsr', ...enMarco('cambio-password', withTimeLimit(() => import('../features/cuenta/cambio-password/PaginaCambioPassword.tsx')), 'PaginaCambioPassword') }),
  createRoute({ path: '/informational', ...enMarco(null, withTimeLimit(() => import('../features/informacion/PaginaInformacion.tsx')), 'PaginaInformacion') }),
  createRoute({ path: '/admin', validateSearch: DIRECCION_DE_USUARIOS.validar, ...enMarco('usuarios', withTimeLimit(() => import('../features/usuario/usuarios/PaginaUsuarios.tsx')), 'PaginaUsuarios') }),
  createRoute({ path: '/parametros', validateSearch: DIRECCION_DE_PARAMETROS.validar, ...enMarco('parametros', withTimeLimit(() => import('../features/parametro/parametros/PaginaParametros.tsx')), 'PaginaParametros') }),
  // The guard runs first for any other address, so that an outsider learns nothing about which pages exist.
  createRoute({ getParentRoute: () => rutaMarco, path: '$', component: NoEncontrada }),
] as const;
