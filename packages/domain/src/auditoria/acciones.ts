import { type CasoDeLista, textosDeAcciones } from '../cuenta/acciones.ts';
import type { Slug } from '../cuenta/permisos.ts';
import { LECTURAS } from './lecturas.ts';

/** These actions are no use case by themselves: jobs, attempts to sign in, loads, changes of a second factor. */
const DEL_SISTEMA = {
  'vencimiento-cobertura': 'Cambio de estado por fecha',
  'aviso-edad': 'Aviso de que la cobertura termina por edad',
  'edad-parametro': 'Cambio de la edad en que termina el derecho',
  'confirmacion-defuncion': 'Fallecimiento confirmado por el SEGIP',
  'identidades-por-decidir': 'Registros de un mismo número por decidir',
  'suspension-inactividad': 'Suspensión de una cuenta por inactividad',
  'sesion-desplazada': 'Cierre de la sesión más antigua por una nueva',
  'baja-solicitada': 'Baja de una cuenta que su usuario pidió',
  'ingreso-fallido': 'Intento de ingreso fallido',
  'ingreso-bloqueado': 'Intento de ingreso con el usuario bloqueado',
  'ingreso-rechazado': 'Ingreso rechazado',
  'activacion-segundo-factor': 'Activación del segundo factor',
  'desactivacion-segundo-factor': 'Desactivación del segundo factor',
  'codigos-recuperacion': 'Códigos de recuperación nuevos',
  'segundo-factor-fallido': 'Código de segundo factor equivocado',
  'primer-administrador': 'Primer administrador de la instalación',
  'carga-demo': 'Carga de los datos de demostración',
  'auditoria-cadena-anterior': 'Cadena de sellos anterior, verificada',
} as const;

/** The audit trail calls each use case by these texts, or by its own name; the list's are in `cuenta/acciones.ts`. */
const DE_USUARIOS: Partial<Record<Exclude<Slug, CasoDeLista>, string>> = {
  ingreso: 'Ingreso al sistema',
  'cierre-sesion': 'Cierre de sesión',
  'cierre-otras-sesiones': 'Cierre de otras sesiones',
  'solicitud-baja': 'Solicitud de baja de la propia cuenta',
  'aceptacion-terminos': 'Aceptación de los términos',
  'versiones-terminos': 'Lectura de las aceptaciones de los términos',
  'publicacion-terminos': 'Publicación de los términos',
  'retiro-terminos': 'Retiro de una versión de los términos',
  'cambio-password': 'Cambio de contraseña',
  'busqueda-entidad': 'Alta de una entidad empleadora hallada',
  'estado-asegurado': 'Consulta de estado de asegurado',
  'consulta-identidad': 'Consulta de identidad (SEGIP)',
  'consulta-certificacion': 'Certificación de identidad (SEGIP)',
  'consulta-ovt': 'Consulta de planillas (OVT)',
  'consulta-senasir': 'Consulta de rentista (SENASIR)',
  'consulta-empresa': 'Consulta de empresa (OVT)',
  'validacion-titular': 'Validación de un titular',
  'validacion-beneficiario': 'Validación de un beneficiario',
  'registro-titular': 'Registro de un titular',
  'registro-titular-lista': 'Registro de un titular desde la lista',
  'registro-fallecido': 'Registro de un titular fallecido',
  'registro-beneficiario': 'Registro de un beneficiario',
  'revision-fallecimiento': 'Revisión de un fallecimiento',
  'correccion-identidad': 'Corrección de la identidad según el SEGIP',
  'decision-identidad': 'Decisión sobre registros de un mismo número',
  'lista-asegurados': 'Lista de asegurados',
  'historia-asegurado': 'Historia de un asegurado',
  'documento-asegurado': 'Documento de un asegurado',
  'exportacion-asegurados': 'Exportación de la lista de asegurados',
  certificado: 'Certificado de un asegurado',
  'verificacion-certificado': 'Verificación de un certificado',
  novedades: 'Lista de novedades',
  'detalle-novedad': 'Detalle de una novedad',
  'baja-novedad': 'Baja por novedad',
  'reporte-novedad': 'Reporte de novedades',
  'registro-parametro': 'Alta de un valor de lista',
  'importacion-establecimientos': 'Importación de establecimientos de salud',
  'actualizacion-parametro': 'Cambio de un valor de lista',
  'vigencia-parametro': 'Cambio de la vigencia de un valor de lista',
  usuarios: 'Lista de usuarios de sistema',
  'detalle-usuario': 'Detalles de un usuario de sistema',
  'registro-usuario': 'Registro de un usuario de sistema',
  'actualizacion-usuario': 'Actualización de un usuario de sistema',
  'activacion-usuario': 'Activación de un usuario de sistema',
  'baja-usuario': 'Baja de un usuario de sistema',
  'recuperacion-credenciales': 'Enlace de recuperación enviado',
  'segundo-factor': 'Segundo factor',
  'exigencia-segundo-factor': 'Exigencia de segundo factor por rol',
  'restablecimiento-segundo-factor': 'Restablecimiento del segundo factor',
  'solicitud-recuperacion': 'Solicitud de recuperación',
  declaraciones: 'Lectura de declaraciones de población',
  'personas-declaracion': 'Personas de una cifra del registro',
  'remision-declaracion': 'Remisión de una declaración de población',
  'anulacion-declaracion': 'Anulación de una declaración de población',
  auditoria: 'Lectura de la auditoría',
  'quien-consulto': 'Lectura de quién consultó a un asegurado',
};

const TEXTOS: Readonly<Record<string, string>> = {
  ...DEL_SISTEMA,
  .../* @__PURE__ */ textosDeAcciones('auditoria'),
  .../* @__PURE__ */ Object.fromEntries(Object.entries(LECTURAS).map(([lectura, { texto }]) => [lectura, texto])),
  ...DE_USUARIOS,
};

export const describirAccion = (accion: string): string => TEXTOS[accion] ?? accion;

/** The screen offers these actions in alphabetical order. */
export const ACCIONES_AUDITADAS: readonly { accion: string; texto: string }[] = /* @__PURE__ */ Object.entries(TEXTOS)
  .map(([accion, texto]) => ({ accion, texto }))
  .sort((una, otra) => una.texto.localeCompare(otra.texto, 'es'));

/** The screen names each table of the register by these words. */
export const RECURSOS_AUDITADOS = {
  persona: 'Persona',
  ficha_persona: 'Datos de la persona en el ente gestor',
  afiliacion: 'Afiliación',
  revision: 'Revisión',
  documento_persona: 'Documento',
  defuncion_declarada: 'Fallecimiento declarado',
  novedad: 'Novedad',
  certificado: 'Certificado',
  declaracion_poblacion: 'Declaración de población',
  titular: 'Lista de titulares',
  beneficiario: 'Lista de beneficiarios',
  usuario: 'Usuario',
  rol: 'Rol',
  terminos: 'Términos',
  empresa: 'Empresa',
  entidad_empleadora: 'Entidad empleadora',
  parametrica: 'Valor de una lista',
  ente_gestor: 'Ente gestor',
  establecimiento_salud: 'Establecimiento de salud',
  feriado: 'Feriado',
  edad_limite: 'Edad',
  auditoria: 'Auditoría',
} as const;

export const describirRecurso = (recurso: string): string =>
  recurso in RECURSOS_AUDITADOS ? RECURSOS_AUDITADOS[recurso as keyof typeof RECURSOS_AUDITADOS] : recurso;

/** These use cases keep the number of the document which was asked for, and no row of the register. */
export const POR_DOCUMENTO: readonly Slug[] = [
  'validacion-titular',
  'validacion-beneficiario',
  'estado-asegurado',
  'consulta-identidad',
  'consulta-certificacion',
  'consulta-ovt',
  'consulta-senasir',
  'certificado',
  'auditoria',
];
