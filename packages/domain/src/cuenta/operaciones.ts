import { type CasoDeLista, leerAccionDeFila, reglaDeAccion } from './acciones.ts';

/** The drawer 'OPERACIÓNES REALIZADAS' counts these by use case (document 1 §2); the list's are in `acciones.ts`. */
const DESCRIPCIONES = {
  'validacion-titular': 'Validaciones de identidad',
  'registro-titular': 'Afiliaciones de titulares registradas',
  'registro-titular-lista': 'Afiliaciones de titulares registradas desde la lista',
  'registro-fallecido': 'Afiliaciones de titulares fallecidos registradas',
  'validacion-beneficiario': 'Validaciones de beneficiarios',
  'registro-beneficiario': 'Afiliaciones de beneficiarios registradas',
  'revision-fallecimiento': 'Fallecimientos revisados',
  'correccion-identidad': 'Identidades corregidas según el SEGIP',
  'decision-identidad': 'Identidades decididas',
  'estado-asegurado': 'Consultas de estado de asegurado',
  'consulta-identidad': 'Consultas de identidad (SEGIP)',
  'consulta-certificacion': 'Certificaciones de identidad (SEGIP)',
  'consulta-ovt': 'Consultas de planillas (OVT)',
  'consulta-senasir': 'Consultas de rentistas (SENASIR)',
  'consulta-empresa': 'Consultas de empresas (OVT)',
  certificado: 'Certificados emitidos',
  'detalle-novedad': 'Novedades consultadas',
  'baja-novedad': 'Bajas por novedad',
  'reporte-novedad': 'Reportes de novedades',
  'remision-declaracion': 'Totales de asegurados remitidos',
  'anulacion-declaracion': 'Totales de asegurados eliminados',
  'cierre-otras-sesiones': 'Cierres de otras sesiones',
  'solicitud-baja': 'Solicitudes de baja de la cuenta',
  'publicacion-terminos': 'Versiones de los términos publicadas',
  'retiro-terminos': 'Versiones de los términos retiradas',
  'cambio-password': 'Cambios de contraseña',
  'registro-parametro': 'Valores de listas añadidos',
  'importacion-establecimientos': 'Archivos de establecimientos importados',
  'actualizacion-parametro': 'Valores de listas actualizados',
  'vigencia-parametro': 'Vigencias de valores de listas cambiadas',
  'registro-usuario': 'Usuarios de sistema registrados',
  'actualizacion-usuario': 'Usuarios de sistema actualizados',
  'activacion-usuario': 'Usuarios de sistema activados',
  'recuperacion-credenciales': 'Recuperaciones de credenciales pedidas',
  'segundo-factor': 'Cambios del segundo factor',
  'exigencia-segundo-factor': 'Cambios de roles que exigen segundo factor',
  'restablecimiento-segundo-factor': 'Segundos factores restablecidos',
  'baja-usuario': 'Bajas de usuarios de sistema',
} as const;

/** A use case of which each deed counts in the drawer. */
export type ClaveOperacion = keyof typeof DESCRIPCIONES | CasoDeLista;

/** A key written by a former version keeps its own name. */
export function descripcionOperacion(clave: string): string {
  const accion = leerAccionDeFila(clave);
  if (accion !== undefined) return reglaDeAccion(accion).operacion ?? clave;
  return clave in DESCRIPCIONES ? DESCRIPCIONES[clave as keyof typeof DESCRIPCIONES] : clave;
}
