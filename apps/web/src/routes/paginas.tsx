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
const de = <M extends Record<string, unknown>, N extends keyof M>(
  permiso: Slug | null,
  traer: () => Promise<M>,
  nombre: N,
) => ({
  getParentRoute: () => rutaMarco,
  staticData: permiso === null ? {} : { permiso },
  component: lazyRouteComponent(traer, nombre),
});

/** Puts a page of both wizards, told which one it is in; it is fetched beforehand as any other. */
const en = <P extends { component: AsyncRouteComponent<{ variante: VarianteTitular }> }>(
  variante: VarianteTitular,
  pagina: P,
) => {
  const Pagina = pagina.component;
  return { ...pagina, component: Object.assign(() => <Pagina variante={variante} />, { preload: Pagina.preload }) };
};

/** The dashboard is higher than any screen: its skeleton comes at once, or the footer would be seen to jump away. */
const ALTA = {
  staticData: { permiso: 'resumen-poblacion', alta: true },
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
  createRoute({ path: '/dashBoardVue', ...de('resumen-poblacion', withTimeLimit(() => import('../features/estadistica/resumen-poblacion/PaginaResumenPoblacion.tsx')), 'PaginaResumenPoblacion'), ...ALTA }),
  createRoute({ path: '/dashboard', ...de('resumen-poblacion', withTimeLimit(() => import('../features/estadistica/resumen-poblacion/PaginaResumenPoblacion.tsx')), 'PaginaResumenPoblacion'), ...ALTA }),
  createRoute({ path: '/consultas', validateSearch: ({ pestana }): { pestana?: string } => ({ pestana: texto(pestana) }), ...de('estado-asegurado', withTimeLimit(() => import('./consultas/PaginaConsultas.tsx')), 'PaginaConsultas') }),
  createRoute({ path: '/novedades', validateSearch: DIRECCION_DE_NOVEDADES.validar, ...de('novedades', withTimeLimit(() => import('./PaginaDeNovedades.tsx')), 'PaginaDeNovedades') }),
  createRoute({ path: '/monitoreoView', validateSearch: DIRECCION_DE_DECLARACIONES.validar, ...de('declaraciones', withTimeLimit(() => import('./PaginaDeDeclaraciones.tsx')), 'PaginaDeDeclaraciones') }),
  createRoute({ path: '/certificacion', ...de('certificado', withTimeLimit(() => import('../features/certificado/certificado/PaginaCertificacion.tsx')), 'PaginaCertificacion') }),
  createRoute({ path: '/auditoria', validateSearch: DIRECCION_DE_AUDITORIA.validar, ...de('auditoria', withTimeLimit(() => import('../features/auditoria/auditoria/PaginaAuditoria.tsx')), 'PaginaAuditoria') }),
  createRoute({ path: '/asegurado', validateSearch: enLaLista().validar, ...de('lista-asegurados', withTimeLimit(() => import('./asegurado/PaginaDeLista.tsx')), 'PaginaDeLista') }),
  createRoute({ path: '/titulares', ...haciaLaLista() }),
  createRoute({ path: '/post', ...haciaLaLista() }),
  createRoute({ path: '/afiliacionTitulares', ...en('titular', de('validacion-titular', withTimeLimit(() => import('../features/registro/validacion-titular/PaginaValidarInformacion.tsx')), 'PaginaValidarInformacion')) }),
  createRoute({ path: '/validacionAfiliaciones', ...en('titular', de('validacion-titular', withTimeLimit(() => import('../features/registro/validacion-titular/PaginaEstadoRegistro.tsx')), 'PaginaEstadoRegistro')) }),
  createRoute({ path: '/completarDatosAfiliacion', ...en('titular', de('registro-titular', withTimeLimit(() => import('../features/registro/registro-titular/PaginaCompletarDatos.tsx')), 'PaginaCompletarDatos')) }),
  createRoute({ path: '/afiliacionTitularesFallecidos', ...en('fallecido', de('registro-fallecido', withTimeLimit(() => import('../features/registro/validacion-titular/PaginaValidarInformacion.tsx')), 'PaginaValidarInformacion')) }),
  createRoute({ path: '/validarEstadoRegistroFallecido', ...en('fallecido', de('registro-fallecido', withTimeLimit(() => import('../features/registro/validacion-titular/PaginaEstadoRegistro.tsx')), 'PaginaEstadoRegistro')) }),
  createRoute({ path: '/completarDatosAfiliacionFallecidos', ...en('fallecido', de('registro-fallecido', withTimeLimit(() => import('../features/registro/registro-titular/PaginaCompletarDatos.tsx')), 'PaginaCompletarDatos')) }),
  createRoute({ path: '/afiliacionBeneficiario', ...de('validacion-beneficiario', withTimeLimit(() => import('../features/registro/validacion-beneficiario/PaginaAfiliacionBeneficiario.tsx')), 'PaginaAfiliacionBeneficiario') }),
  createRoute({ path: '/validacionAfiliacionesBeneficiario', ...de('validacion-beneficiario', withTimeLimit(() => import('../features/registro/validacion-beneficiario/PaginaEstadoBeneficiario.tsx')), 'PaginaEstadoBeneficiario') }),
  createRoute({ path: '/completarDatosAfiliacionBeneficiario', ...de('registro-beneficiario', withTimeLimit(() => import('../features/registro/registro-beneficiario/PaginaCompletarBeneficiario.tsx')), 'PaginaCompletarBeneficiario') }),
  // A saved beneficiary leads here, and the list then chooses them.
  createRoute({ path: '/CNADBeneficiario', ...haciaLaLista({ tipoAfiliado: 'BENEFICIARIO' }) }),
  createRoute({ path: '/afiliadoActualizar/$id', ...de('actualizacion-titular', withTimeLimit(() => import('../features/correccion/actualizacion-titular/ActualizacionTitular.tsx')), 'PaginaActualizacionTitular') }),
  createRoute({ path: '/actualizarDatosAfiliacion/$id', ...de('actualizacion-beneficiario', withTimeLimit(() => import('../features/correccion/actualizacion-beneficiario/ActualizacionBeneficiario.tsx')), 'PaginaActualizacionBeneficiario') }),
  // After a validation the address has no id.
  createRoute({ path: '/actualizarDatosAfiliacion', ...de('actualizacion-beneficiario', withTimeLimit(() => import('./ActualizacionTrasValidar.tsx')), 'ActualizacionTrasValidar') }),
  createRoute({ path: '/ayuda', ...de(null, withTimeLimit(() => import('../features/ayuda/PaginaAyuda.tsx')), 'PaginaAyuda') }),
  createRoute({ path: '/perfil', ...de('perfil', withTimeLimit(() => import('./PaginaDePerfil.tsx')), 'PaginaDePerfil') }),
  createRoute({ path: '/terminos', validateSearch: DIRECCION_DE_TERMINOS.validar, ...de('versiones-terminos', withTimeLimit(() => import('../features/terminos/versiones-terminos/PaginaVersionesTerminos.tsx')), 'PaginaVersionesTerminos') }),
  createRoute({ path: '/changeCUsr', ...de('cambio-password', withTimeLimit(() => import('../features/cuenta/cambio-password/PaginaCambioPassword.tsx')), 'PaginaCambioPassword') }),
  createRoute({ path: '/informational', ...de(null, withTimeLimit(() => import('../features/informacion/PaginaInformacion.tsx')), 'PaginaInformacion') }),
  createRoute({ path: '/admin', validateSearch: DIRECCION_DE_USUARIOS.validar, ...de('usuarios', withTimeLimit(() => import('../features/usuario/usuarios/PaginaUsuarios.tsx')), 'PaginaUsuarios') }),
  createRoute({ path: '/parametros', validateSearch: DIRECCION_DE_PARAMETROS.validar, ...de('parametros', withTimeLimit(() => import('../features/parametro/parametros/PaginaParametros.tsx')), 'PaginaParametros') }),
  // The guard runs first for any other address, so that an outsider learns nothing about which pages exist.
  createRoute({ getParentRoute: () => rutaMarco, path: '$', component: NoEncontrada }),
] as const;
