import type { Ruta } from './ruta.ts';
import { RUTAS_CUENTA, RUTAS_TERMINOS } from './rutas-cuenta.ts';
import { RUTAS_ESTADISTICA } from './rutas-estadistica.ts';
import { RUTAS_LISTA } from './rutas-lista.ts';
import { RUTAS_MONITOREO } from './rutas-monitoreo.ts';
import { RUTAS_PARAMETRO } from './rutas-parametro.ts';
import { RUTAS_SEGUNDO_FACTOR } from './rutas-segundo-factor.ts';
import { RUTAS_RECUPERACION, RUTAS_USUARIO } from './rutas-usuario.ts';

/**
 * Every path of the API, for server and browser; without zod, so that the browser carries only this. The key is the slug
 * of the use case; where it has several paths, `slug/what`.
 */
export const RUTAS = {
  'aceptacion-terminos/aceptar': { slug: 'aceptacion-terminos', method: 'GET', path: '/v1/activarUsuario' },
  'aceptacion-terminos/verificar': { slug: 'aceptacion-terminos', method: 'GET', path: '/v1/verificarAceptacion' },
  auditoria: { slug: 'auditoria', method: 'GET', path: '/v1/auditoria' },
  'auditoria/exportacion': { slug: 'auditoria', method: 'GET', path: '/v1/auditoria/exportacion' },
  'baja-novedad': {
    slug: 'baja-novedad',
    method: 'POST',
    path: '/v1/novedades/bajaNovedadAfiliado',
    idempotente: true,
  },
  'busqueda-entidad': { slug: 'busqueda-entidad', method: 'GET', path: '/v1/entidad/find/:a/:b' },
  'busqueda-entidad/ente': {
    slug: 'busqueda-entidad',
    method: 'GET',
    path: '/v1/entidad/findByEnteGestor/:idEnteGestor',
  },
  'cambio-password': {
    slug: 'cambio-password',
    method: 'POST',
    path: '/v1/usuario/cambiarPassword',
    idempotente: true,
  },
  certificado: {
    slug: 'certificado',
    method: 'POST',
    path: '/v1/certificacion/findCertificacion',
    idempotente: true,
  },
  'certificado/busqueda': { slug: 'certificado', method: 'POST', path: '/v1/certificacion/getCertificacion' },
  'cierre-sesion': { slug: 'cierre-sesion', method: 'POST', path: '/v1/logout' },
  'consulta-certificacion': {
    slug: 'consulta-certificacion',
    method: 'POST',
    path: '/v1/getDatosCertificacionPersonaSEGIP',
  },
  'consulta-empresa': { slug: 'consulta-empresa', method: 'POST', path: '/v1/getInfoEmpresaOvt' },
  'consulta-identidad': { slug: 'consulta-identidad', method: 'POST', path: '/v1/getDatosPersonaSEGIP' },
  'consulta-ovt': { slug: 'consulta-ovt', method: 'POST', path: '/v1/getOvtService' },
  'consulta-senasir': { slug: 'consulta-senasir', method: 'POST', path: '/v1/getSenasirService' },
  'cuentas-demo': { slug: 'cuentas-demo', method: 'GET', path: '/v1/cuentasDemo' },
  'detalle-novedad': {
    slug: 'detalle-novedad',
    method: 'GET',
    path: '/v1/novedades/findDetalleNovedades/:id_novedad_ente_gestor',
  },
  'documento-asegurado': {
    slug: 'documento-asegurado',
    method: 'GET',
    path: '/v1/asegurado/documento/:idAfiliadoEnteGestor/:idDocumento',
  },
  'entes-gestores': { slug: 'entes-gestores', method: 'GET', path: '/v1/enteGestor/findAll' },
  'estado-asegurado': { slug: 'estado-asegurado', method: 'POST', path: '/v1/findAllEstadoBDPA' },
  'exportacion-asegurados': { slug: 'exportacion-asegurados', method: 'GET', path: '/v1/asegurado/exportacion' },
  'historia-asegurado': {
    slug: 'historia-asegurado',
    method: 'GET',
    path: '/v1/asegurado/historia/:idAfiliadoEnteGestor',
  },
  ingreso: { slug: 'ingreso', method: 'POST', path: '/v1/login_app' },
  'lista-asegurados/beneficiarios': {
    slug: 'lista-asegurados',
    method: 'GET',
    path: '/v1/beneficiario/ente-gestor-all',
  },
  'lista-asegurados/titulares': { slug: 'lista-asegurados', method: 'GET', path: '/v1/afiliado/ente-gestor-all' },
  'menu/principal': { slug: 'menu', method: 'GET', path: '/v1/findMenuPrincipalByRol' },
  'menu/secundario': { slug: 'menu', method: 'GET', path: '/v1/findMenuSecundarioByRol' },
  novedades: {
    slug: 'novedades',
    method: 'GET',
    path: '/v1/novedades/findByIdEnteGestor/:page/:limit/:ci/:departamento',
  },
  'operaciones-realizadas': { slug: 'operaciones-realizadas', method: 'GET', path: '/v1/operacionByUsuario' },
  'parametricas/establecimientos': {
    slug: 'parametricas',
    method: 'GET',
    path: '/v1/parametricas/findByClaveDepartamento/:departamento',
  },
  'parametricas/establecimientos-ente': {
    slug: 'parametricas',
    method: 'GET',
    path: '/v1/parametricas/findByClaveDepartamentoAndFidEnteGestor/:departamento',
  },
  'parametricas/grupo': { slug: 'parametricas', method: 'GET', path: '/v1/parametricas/getByGrupo/:grupo' },
  'parametricas/hijas': {
    slug: 'parametricas',
    method: 'GET',
    path: '/v1/parametricas/getParametricaHijasByPadre/:a/:b',
  },
  'parametricas/nombre': {
    slug: 'parametricas',
    method: 'GET',
    path: '/v1/parametricas/getParametricaByGrupoAndNombre/:grupo/:nombre',
  },
  perfil: { slug: 'perfil', method: 'GET', path: '/v1/findUsuario' },
  'quien-consulto': { slug: 'quien-consulto', method: 'GET', path: '/v1/auditoria/persona/:idAfiliadoEnteGestor' },
  'registro-beneficiario': {
    slug: 'registro-beneficiario',
    method: 'POST',
    path: '/v2/beneficiario/ente-gestor',
    idempotente: true,
  },
  'registro-titular': { slug: 'registro-titular', method: 'POST', path: '/v2/afiliado/ente-gestor', idempotente: true },
  'registro-titular/familia': {
    slug: 'registro-titular',
    method: 'GET',
    path: '/v2/afiliado/familiaQuePasa/:idAfiliadoEnteGestor',
  },
  'registro-titular-lista': {
    slug: 'registro-titular-lista',
    method: 'POST',
    path: '/v1/afiliado/ente-gestor',
    idempotente: true,
  },
  'reporte-novedad': { slug: 'reporte-novedad', method: 'POST', path: '/v1/novedades/reportar', idempotente: true },
  ...RUTAS_LISTA,
  ...RUTAS_CUENTA,
  ...RUTAS_TERMINOS,
  ...RUTAS_ESTADISTICA,
  ...RUTAS_MONITOREO,
  ...RUTAS_PARAMETRO,
  ...RUTAS_USUARIO,
  ...RUTAS_RECUPERACION,
  ...RUTAS_SEGUNDO_FACTOR,
  'correccion-identidad': {
    slug: 'correccion-identidad',
    method: 'PUT',
    path: '/v1/afiliado/identidad',
    idempotente: true,
  },
  'decision-identidad': {
    slug: 'decision-identidad',
    method: 'PUT',
    path: '/v1/novedades/identidad',
    idempotente: true,
  },
  'decision-identidad/archivos': {
    slug: 'decision-identidad',
    method: 'GET',
    path: '/v1/novedades/identidad/:id_novedad_ente_gestor',
  },
  'decision-identidad/decididas': {
    slug: 'decision-identidad',
    method: 'GET',
    path: '/v1/novedades/identidades-decididas',
  },
  'decision-identidad/decidida': {
    slug: 'decision-identidad',
    method: 'GET',
    path: '/v1/novedades/identidades-decididas/:id_novedad_ente_gestor',
  },
  'decision-identidad/reversion': {
    slug: 'decision-identidad',
    method: 'PUT',
    path: '/v1/novedades/identidades-decididas',
    idempotente: true,
  },
  'revision-fallecimiento': {
    slug: 'revision-fallecimiento',
    method: 'PUT',
    path: '/v1/afiliado/revision-fallecimiento',
    idempotente: true,
  },
  'revision-fallecimiento/propuesta': {
    slug: 'revision-fallecimiento',
    method: 'GET',
    path: '/v1/afiliado/revision-fallecimiento/:idAfiliadoEnteGestor',
  },
  'salud/listo': { slug: 'salud', method: 'GET', path: '/salud/listo' },
  'salud/vivo': { slug: 'salud', method: 'GET', path: '/salud/vivo' },
  'terminos-vigentes': { slug: 'terminos-vigentes', method: 'GET', path: '/v1/terminos' },
  'validacion-beneficiario': {
    slug: 'validacion-beneficiario',
    method: 'POST',
    path: '/v2/contrastacion/beneficiario',
  },
  'validacion-beneficiario/titular': {
    slug: 'validacion-beneficiario',
    method: 'POST',
    path: '/v2/contrastacion/titular',
  },
  'validacion-titular': { slug: 'validacion-titular', method: 'POST', path: '/v2/contrastacion/afiliado' },
  'verificacion-certificado': {
    slug: 'verificacion-certificado',
    method: 'GET',
    path: '/v1/certificacion/validacionCertificado/:code',
  },
  'verificacion-certificado/claves': {
    slug: 'verificacion-certificado',
    method: 'GET',
    path: '/.well-known/jwks.json',
  },
} as const satisfies Record<string, Ruta>;

export type ClaveRuta = keyof typeof RUTAS;

/** The paths that write once however often they are asked with the same key. */
export type ClaveIdempotente = {
  [C in ClaveRuta]: (typeof RUTAS)[C] extends { idempotente: true } ? C : never;
}[ClaveRuta];
