import type { Slug } from '@sgpa/domain/cuenta/permisos';
import { rutasDetalleAsegurado } from './modules/asegurado/detalle-asegurado/routes.ts';
import { rutasDocumentoAsegurado } from './modules/asegurado/documento-asegurado/routes.ts';
import { rutasEstadoAsegurado } from './modules/asegurado/estado-asegurado/routes.ts';
import { rutasExportacionAsegurados } from './modules/asegurado/exportacion-asegurados/routes.ts';
import { rutasHistoriaAsegurado } from './modules/asegurado/historia-asegurado/routes.ts';
import { rutasListaAsegurados } from './modules/asegurado/lista-asegurados/routes.ts';
import { rutasAuditoria } from './modules/auditoria/auditoria/routes.ts';
import { rutasQuienConsulto } from './modules/auditoria/quien-consulto/routes.ts';
import { rutasBusquedaEntidad } from './modules/catalogo/busqueda-entidad/routes.ts';
import { rutasEntesGestores } from './modules/catalogo/entes-gestores/routes.ts';
import { rutasParametricas } from './modules/catalogo/parametricas/routes.ts';
import { rutasCertificado } from './modules/certificado/certificado/routes.ts';
import { rutasVerificacionCertificado } from './modules/certificado/verificacion-certificado/routes.ts';
import { rutasAmpliacionBeneficiario } from './modules/ciclo/ampliacion-beneficiario/routes.ts';
import { rutasAmpliacionTitular } from './modules/ciclo/ampliacion-titular/routes.ts';
import { rutasBajaBeneficiario } from './modules/ciclo/baja-beneficiario/routes.ts';
import { rutasBajaTitular } from './modules/ciclo/baja-titular/routes.ts';
import { rutasHabilitacionDerechohabiente } from './modules/ciclo/habilitacion-derechohabiente/routes.ts';
import { rutasRenovacionCondicion } from './modules/ciclo/renovacion-condicion/routes.ts';
import { rutasRevisionAfiliacion } from './modules/ciclo/revision-afiliacion/routes.ts';
import { rutasRevisionFallecimiento } from './modules/ciclo/revision-fallecimiento/routes.ts';
import { rutasConsultaCertificacion } from './modules/consulta/consulta-certificacion/routes.ts';
import { rutasConsultaEmpresa } from './modules/consulta/consulta-empresa/routes.ts';
import { rutasConsultaIdentidad } from './modules/consulta/consulta-identidad/routes.ts';
import { rutasConsultaOvt } from './modules/consulta/consulta-ovt/routes.ts';
import { rutasConsultaSenasir } from './modules/consulta/consulta-senasir/routes.ts';
import { rutasActualizacionBeneficiario } from './modules/correccion/actualizacion-beneficiario/routes.ts';
import { rutasActualizacionTitular } from './modules/correccion/actualizacion-titular/routes.ts';
import { rutasCorreccionIdentidad } from './modules/correccion/correccion-identidad/routes.ts';
import { rutasAceptacionTerminos } from './modules/cuenta/aceptacion-terminos/routes.ts';
import { rutasCambioPassword } from './modules/cuenta/cambio-password/routes.ts';
import { rutasCuentasDemo } from './modules/cuenta/cuentas-demo/routes.ts';
import { rutasExigenciaSegundoFactor } from './modules/cuenta/exigencia-segundo-factor/routes.ts';
import { rutasMenu } from './modules/cuenta/menu/routes.ts';
import { rutasOperacionesRealizadas } from './modules/cuenta/operaciones-realizadas/routes.ts';
import { rutasPerfil } from './modules/cuenta/perfil/routes.ts';
import { rutasPublicacionTerminos } from './modules/cuenta/publicacion-terminos/routes.ts';
import { rutasRetiroTerminos } from './modules/cuenta/retiro-terminos/routes.ts';
import { rutasSegundoFactor } from './modules/cuenta/segundo-factor/routes.ts';
import { rutasSolicitudBaja } from './modules/cuenta/solicitud-baja/routes.ts';
import { rutasTerminosVigentes } from './modules/cuenta/terminos-vigentes/routes.ts';
import { rutasVersionesTerminos } from './modules/cuenta/versiones-terminos/routes.ts';
import { rutasAnulacionDeclaracion } from './modules/declaracion/anulacion-declaracion/routes.ts';
import { rutasComparacionDeclaracion } from './modules/declaracion/comparacion-declaracion/routes.ts';
import { rutasDeclaraciones } from './modules/declaracion/declaraciones/routes.ts';
import { rutasPersonasDeclaracion } from './modules/declaracion/personas-declaracion/routes.ts';
import { rutasRemisionDeclaracion } from './modules/declaracion/remision-declaracion/routes.ts';
import { rutasResumenPoblacion } from './modules/estadistica/resumen-poblacion/routes.ts';
import { rutasResumenUsuarios } from './modules/estadistica/resumen-usuarios/routes.ts';
import { rutasBajaNovedad } from './modules/novedad/baja-novedad/routes.ts';
import { rutasDecisionIdentidad } from './modules/novedad/decision-identidad/routes.ts';
import { rutasDetalleNovedad } from './modules/novedad/detalle-novedad/routes.ts';
import { rutasNovedades } from './modules/novedad/novedades/routes.ts';
import { rutasReporteNovedad } from './modules/novedad/reporte-novedad/routes.ts';
import { rutasActualizacionParametro } from './modules/parametro/actualizacion-parametro/routes.ts';
import { rutasImportacionEstablecimientos } from './modules/parametro/importacion-establecimientos/routes.ts';
import { rutasParametros } from './modules/parametro/parametros/routes.ts';
import { rutasRegistroParametro } from './modules/parametro/registro-parametro/routes.ts';
import { rutasVigenciaParametro } from './modules/parametro/vigencia-parametro/routes.ts';
import { rutasNuevaPassword } from './modules/recuperacion/nueva-password/routes.ts';
import { rutasRecuperacionCredenciales } from './modules/recuperacion/recuperacion-credenciales/routes.ts';
import { rutasSolicitudRecuperacion } from './modules/recuperacion/solicitud-recuperacion/routes.ts';
import { rutasRegistroBeneficiario } from './modules/registro/registro-beneficiario/routes.ts';
import { caminoFallecido } from './modules/registro/registro-fallecido/routes.ts';
import { rutasRegistroTitular } from './modules/registro/registro-titular/routes.ts';
import { rutasRegistroTitularLista } from './modules/registro/registro-titular-lista/routes.ts';
import { rutasValidacionBeneficiario } from './modules/registro/validacion-beneficiario/routes.ts';
import { rutasValidacionTitular } from './modules/registro/validacion-titular/routes.ts';
import { rutasCierreOtrasSesiones } from './modules/sesion/cierre-otras-sesiones/routes.ts';
import { rutasCierreSesion } from './modules/sesion/cierre-sesion/routes.ts';
import { rutasIngreso } from './modules/sesion/ingreso/routes.ts';
import { rutasSesiones } from './modules/sesion/sesiones/routes.ts';
import { rutasActivacionUsuario } from './modules/usuario/activacion-usuario/routes.ts';
import { rutasActualizacionUsuario } from './modules/usuario/actualizacion-usuario/routes.ts';
import { rutasBajaUsuario } from './modules/usuario/baja-usuario/routes.ts';
import { rutasDetalleUsuario } from './modules/usuario/detalle-usuario/routes.ts';
import { rutasRegistroUsuario } from './modules/usuario/registro-usuario/routes.ts';
import { rutasRestablecimientoSegundoFactor } from './modules/usuario/restablecimiento-segundo-factor/routes.ts';
import { rutasUsuarios } from './modules/usuario/usuarios/routes.ts';
import type { RegistroDeRutas } from './plugins/ruta.ts';

/** At the monitoring service's own address (decisions §1). */
const MONITOREO = {
  declaraciones: rutasDeclaraciones,
  'comparacion-declaracion': rutasComparacionDeclaracion,
  'personas-declaracion': rutasPersonasDeclaracion,
  'remision-declaracion': rutasRemisionDeclaracion,
  'anulacion-declaracion': rutasAnulacionDeclaracion,
} as const satisfies Partial<Record<Slug, RegistroDeRutas>>;

/** `salud`, `documentacion` and `ayuda` are of no session and have addresses of their own, and what is saved of the dead goes on the path of `registro-titular`. */
type ConRutas = Exclude<Slug, 'salud' | 'documentacion' | 'ayuda' | 'registro-fallecido' | keyof typeof MONITOREO>;

/** Every path under /api by its use case; one that comes takes its folder and a line here, for which the type check asks. */
const POR_CASO: Readonly<Record<ConRutas, RegistroDeRutas>> = {
  ingreso: rutasIngreso,
  'terminos-vigentes': rutasTerminosVigentes,
  'cuentas-demo': rutasCuentasDemo,
  'cierre-sesion': rutasCierreSesion,
  sesiones: rutasSesiones,
  'cierre-otras-sesiones': rutasCierreOtrasSesiones,
  menu: rutasMenu,
  'aceptacion-terminos': rutasAceptacionTerminos,
  'operaciones-realizadas': rutasOperacionesRealizadas,
  perfil: rutasPerfil,
  'cambio-password': rutasCambioPassword,
  'solicitud-baja': rutasSolicitudBaja,
  'versiones-terminos': rutasVersionesTerminos,
  'publicacion-terminos': rutasPublicacionTerminos,
  'retiro-terminos': rutasRetiroTerminos,
  parametricas: rutasParametricas,
  'entes-gestores': rutasEntesGestores,
  'busqueda-entidad': rutasBusquedaEntidad,
  'resumen-poblacion': rutasResumenPoblacion,
  'resumen-usuarios': rutasResumenUsuarios,
  'estado-asegurado': rutasEstadoAsegurado,
  'consulta-identidad': rutasConsultaIdentidad,
  'consulta-ovt': rutasConsultaOvt,
  'consulta-senasir': rutasConsultaSenasir,
  'consulta-empresa': rutasConsultaEmpresa,
  'consulta-certificacion': rutasConsultaCertificacion,
  'validacion-titular': rutasValidacionTitular,
  'registro-titular': rutasRegistroTitular(caminoFallecido),
  'registro-titular-lista': rutasRegistroTitularLista,
  'validacion-beneficiario': rutasValidacionBeneficiario,
  'registro-beneficiario': rutasRegistroBeneficiario,
  'actualizacion-titular': rutasActualizacionTitular,
  'actualizacion-beneficiario': rutasActualizacionBeneficiario,
  'baja-titular': rutasBajaTitular,
  'ampliacion-titular': rutasAmpliacionTitular,
  'baja-beneficiario': rutasBajaBeneficiario,
  'ampliacion-beneficiario': rutasAmpliacionBeneficiario,
  'habilitacion-derechohabiente': rutasHabilitacionDerechohabiente,
  'renovacion-condicion': rutasRenovacionCondicion,
  'revision-afiliacion': rutasRevisionAfiliacion,
  'revision-fallecimiento': rutasRevisionFallecimiento,
  'correccion-identidad': rutasCorreccionIdentidad,
  'decision-identidad': rutasDecisionIdentidad,
  'lista-asegurados': rutasListaAsegurados,
  'detalle-asegurado': rutasDetalleAsegurado,
  'documento-asegurado': rutasDocumentoAsegurado,
  'exportacion-asegurados': rutasExportacionAsegurados,
  'historia-asegurado': rutasHistoriaAsegurado,
  certificado: rutasCertificado,
  'verificacion-certificado': rutasVerificacionCertificado,
  auditoria: rutasAuditoria,
  'quien-consulto': rutasQuienConsulto,
  novedades: rutasNovedades,
  'detalle-novedad': rutasDetalleNovedad,
  'baja-novedad': rutasBajaNovedad,
  'reporte-novedad': rutasReporteNovedad,
  parametros: rutasParametros,
  'registro-parametro': rutasRegistroParametro,
  'importacion-establecimientos': rutasImportacionEstablecimientos,
  'actualizacion-parametro': rutasActualizacionParametro,
  'vigencia-parametro': rutasVigenciaParametro,
  usuarios: rutasUsuarios,
  'segundo-factor': rutasSegundoFactor,
  'exigencia-segundo-factor': rutasExigenciaSegundoFactor,
  'restablecimiento-segundo-factor': rutasRestablecimientoSegundoFactor,
  'recuperacion-credenciales': rutasRecuperacionCredenciales,
  'solicitud-recuperacion': rutasSolicitudRecuperacion,
  'nueva-password': rutasNuevaPassword,
  'activacion-usuario': rutasActivacionUsuario,
  'actualizacion-usuario': rutasActualizacionUsuario,
  'baja-usuario': rutasBajaUsuario,
  'detalle-usuario': rutasDetalleUsuario,
  'registro-usuario': rutasRegistroUsuario,
};

export const RUTAS: readonly RegistroDeRutas[] = Object.values(POR_CASO);
export const RUTAS_MONITOREO: readonly RegistroDeRutas[] = Object.values(MONITOREO);
