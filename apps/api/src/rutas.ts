import type { Slug } from '@sgpa/domain/cuenta/permisos';
import { rutasAsegurado } from './modules/asegurado/asegurado.routes.ts';
import { rutasAuditoria } from './modules/auditoria/auditoria.routes.ts';
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
import { rutasConsulta } from './modules/consulta/consulta.routes.ts';
import { rutasActualizacionBeneficiario } from './modules/correccion/actualizacion-beneficiario/routes.ts';
import { rutasActualizacionTitular } from './modules/correccion/actualizacion-titular/routes.ts';
import { rutasCorreccionIdentidad } from './modules/correccion/correccion-identidad/routes.ts';
import { rutasCuenta } from './modules/cuenta/cuenta.routes.ts';
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
import { rutasRecuperacion } from './modules/recuperacion/recuperacion.routes.ts';
import { rutasRegistroBeneficiario } from './modules/registro/registro-beneficiario/routes.ts';
import { caminoFallecido } from './modules/registro/registro-fallecido/routes.ts';
import { rutasRegistroTitular } from './modules/registro/registro-titular/routes.ts';
import { rutasRegistroTitularLista } from './modules/registro/registro-titular-lista/routes.ts';
import { rutasValidacionBeneficiario } from './modules/registro/validacion-beneficiario/routes.ts';
import { rutasValidacionTitular } from './modules/registro/validacion-titular/routes.ts';
import { rutasSesion } from './modules/sesion/sesion.routes.ts';
import { rutasUsuario } from './modules/usuario/usuario.routes.ts';
import type { RegistroDeRutas } from './plugins/ruta.ts';

/** At the monitoring service's own address (decisions §1). */
const MONITOREO = {
  declaraciones: rutasDeclaraciones,
  'comparacion-declaracion': rutasComparacionDeclaracion,
  'personas-declaracion': rutasPersonasDeclaracion,
  'remision-declaracion': rutasRemisionDeclaracion,
  'anulacion-declaracion': rutasAnulacionDeclaracion,
} as const satisfies Partial<Record<Slug, RegistroDeRutas>>;

/** Every path under /api of the aggregates that have no table yet, by its use case. */
const POR_CASO: Readonly<Partial<Record<Slug, RegistroDeRutas>>> = {
  parametricas: rutasParametricas,
  'entes-gestores': rutasEntesGestores,
  'busqueda-entidad': rutasBusquedaEntidad,
  'resumen-poblacion': rutasResumenPoblacion,
  'resumen-usuarios': rutasResumenUsuarios,
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
  certificado: rutasCertificado,
  'verificacion-certificado': rutasVerificacionCertificado,
  novedades: rutasNovedades,
  'detalle-novedad': rutasDetalleNovedad,
  'baja-novedad': rutasBajaNovedad,
  'reporte-novedad': rutasReporteNovedad,
  parametros: rutasParametros,
  'registro-parametro': rutasRegistroParametro,
  'importacion-establecimientos': rutasImportacionEstablecimientos,
  'actualizacion-parametro': rutasActualizacionParametro,
  'vigencia-parametro': rutasVigenciaParametro,
};

export const RUTAS: readonly RegistroDeRutas[] = [
  POR_CASO,
  rutasAsegurado,
  rutasAuditoria,
  rutasSesion,
  rutasRecuperacion,
  rutasUsuario,
  rutasCuenta,
  rutasConsulta,
].flatMap<RegistroDeRutas>(Object.values);
export const RUTAS_MONITOREO: readonly RegistroDeRutas[] = Object.values(MONITOREO);
