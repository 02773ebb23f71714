import { TEXTO_SIN_PERMISO } from './sin-permiso.ts';

/**
 * This is the one catalogue of refusals: code → HTTP status and the Spanish text that a person reads. A text may hold
 * `{name}` places; they are filled from the refusal's parameters.
 */
import {
  TEXTO_CODIGO_INVALIDO,
  TEXTO_FALLECIDA,
  TEXTO_IDENTIDAD,
  TEXTO_NO_PROCESADA,
  TEXTO_SIN_SERVICIO,
  TEXTO_YA_BENEFICIARIO,
  TEXTO_YA_EXISTE,
} from './textos.ts';

/** The HTTP status always tells of a request that cannot be served. */
const PETICIONES = {
  SOLICITUD_INVALIDA: { status: 400, mensaje: 'Los datos enviados no son válidos. Revise los campos señalados.' },
  CREDENCIALES_INVALIDAS: { status: 401, mensaje: 'Verifique los datos de su cuenta' },
  /** The password was right: the account asks for a code too. */
  SEGUNDO_FACTOR_REQUERIDO: { status: 401, mensaje: 'Escriba el código de su aplicación de autenticación.' },
  CODIGO_INVALIDO: { status: 401, mensaje: TEXTO_CODIGO_INVALIDO },
  SEGUNDO_FACTOR_PENDIENTE: {
    status: 403,
    mensaje: 'Debe activar el segundo factor de su cuenta para continuar.',
  },
  SESION_REQUERIDA: { status: 401, mensaje: 'Debe iniciar sesión para continuar.' },
  SESION_TERMINADA: { status: 401, mensaje: 'Su sesión terminó. Ingrese nuevamente para continuar.' },
  CUENTA_SUSPENDIDA: {
    status: 403,
    mensaje: 'Su cuenta está suspendida. Solicite la reactivación al administrador de su ente gestor.',
  },
  TERMINOS_PENDIENTES: {
    status: 403,
    mensaje: 'Debe aceptar los términos y condiciones de uso para continuar.',
  },
  SIN_PERMISO: { status: 403, mensaje: TEXTO_SIN_PERMISO },
  /** The request would end or change an affiliation beside the one that was named. */
  ARRASTRE_SIN_PERMISO: {
    status: 403,
    mensaje:
      'La operación alcanza también a otra afiliación de la persona o a sus beneficiarios, y su usuario no puede dar de baja a esos. Solicítela a un operador de afiliación de su ente gestor.',
  },
  NO_ENCONTRADO: { status: 404, mensaje: 'No se encontró lo solicitado.' },
  ENTIDAD_NO_ENCONTRADA: {
    status: 404,
    mensaje: 'No se encontró una entidad empleadora con el código introducido.',
  },
  TERMINOS_CAMBIADOS: {
    status: 409,
    mensaje: 'Los términos y condiciones cambiaron. Léalos nuevamente antes de aceptarlos.',
  },
  EN_CURSO: { status: 409, mensaje: 'La misma operación todavía se está procesando. Espere un momento.' },
  FUENTE_NO_DISPONIBLE: {
    status: 503,
    mensaje: 'No se pudo consultar a {fuente}. Intente nuevamente en un momento.',
  },
  /** The query tabs that ask the identity service say this (document 1 §8). */
  SEGIP_SIN_CONEXION: {
    status: 503,
    mensaje: 'Hubo un problema con la conexión a Segip, por favor vuelva a intentarlo',
  },
  SOLICITUD_LENTA: { status: 408, mensaje: 'La información tardó demasiado en llegar. Intente nuevamente.' },
  CUERPO_MUY_GRANDE: { status: 413, mensaje: 'La información enviada supera el tamaño permitido.' },
  TIPO_NO_ADMITIDO: { status: 415, mensaje: 'El formato de la información enviada no es admitido.' },
  CLAVE_REUTILIZADA: { status: 422, mensaje: 'La clave de la operación ya se usó con otros datos.' },
  FOTO_INVALIDA: { status: 422, mensaje: 'La fotografía no es una imagen JPEG, PNG o WebP válida.' },
  FOTO_MUY_GRANDE: {
    status: 422,
    mensaje: 'La fotografía tiene demasiados píxeles: elija una de hasta 16 megapíxeles.',
  },
  /** Only so many are decoded at once, and this one waited too long for its turn. */
  FOTO_EN_ESPERA: {
    status: 429,
    mensaje: 'Se están procesando muchas fotografías. Intente nuevamente en unos segundos.',
  },
  /** Only so many requests with a heavy file are taken in at once. */
  ARCHIVO_EN_ESPERA: {
    status: 429,
    mensaje: 'Se están recibiendo muchos archivos a la vez. Intente nuevamente en unos segundos.',
  },
  /** Only so many certificates are made at once, and this one waited too long for its turn. */
  CERTIFICADO_EN_ESPERA: {
    status: 429,
    mensaje: 'Se están emitiendo muchos certificados. Intente nuevamente en unos segundos.',
  },
  /** The certificate that signs has run out, or begins later. */
  FIRMA_NO_VIGENTE: {
    status: 503,
    mensaje:
      'No se pueden emitir certificados: el certificado digital con el que se firman {motivo}. Comuníquese con su administrador.',
  },
  /** One account has only so many of the connections to the database at once. */
  SOLICITUDES_EN_CURSO: {
    status: 429,
    mensaje: 'Tiene muchas solicitudes en curso. Espere a que terminen e intente nuevamente.',
  },
  /** Only so many passwords are compared at once, and this one found a long line. */
  INGRESOS_EN_CURSO: {
    status: 429,
    mensaje: 'Hay muchos ingresos a la vez. Intente nuevamente en unos segundos.',
  },
  /** Only so many files are written at once, and one for each user. */
  EXPORTACIONES_EN_CURSO: {
    status: 429,
    mensaje: 'Ya hay exportaciones en curso. Espere a que terminen e intente nuevamente.',
  },
  EXPORTACION_MUY_GRANDE: {
    status: 422,
    mensaje: 'La lista tiene {total} registros y se pueden exportar hasta {maximo}. Use más filtros.',
  },
  EMPLEADOR_GRANDE: {
    status: 422,
    mensaje: 'La entidad empleadora tiene más de {maximo} afiliaciones: este gráfico no se cuenta para ella sola.',
  },
  PDF_INVALIDO: { status: 422, mensaje: '{documento} no es un documento PDF válido.' },
  PDF_ACTIVO: {
    status: 422,
    mensaje:
      '{documento} tiene programas o archivos adjuntos, o está protegido. Escanéelo como un PDF simple e inténtelo nuevamente.',
  },
  PDF_MUY_GRANDE: { status: 413, mensaje: '{documento} no puede pesar más de {maximo}.' },
  MOTIVO_INVALIDO: { status: 422, mensaje: 'El motivo elegido no corresponde al estado de la afiliación.' },
  DEMASIADOS_INTENTOS: { status: 429, mensaje: 'Demasiados intentos. Espere {espera} e intente nuevamente.' },
  ERROR_INTERNO: { status: 500, mensaje: TEXTO_NO_PROCESADA },
  /** The server's clock and the database's differ, so a right would be told as of another day. */
  RELOJ_DESFASADO: {
    status: 503,
    mensaje:
      'El reloj de este servidor no coincide con el de la base de datos y no puede atender. Avise a su administrador.',
  },
  /** A reading that cannot be told of afterwards is not answered. */
  AUDITORIA_NO_DISPONIBLE: {
    status: 503,
    mensaje:
      'La consulta no se pudo anotar en la auditoría y por eso no se muestra. Intente nuevamente en unos segundos.',
  },
  SERVICIO_NO_DISPONIBLE: {
    status: 503,
    mensaje: 'El servicio no está disponible en este momento. Intente nuevamente en unos segundos.',
  },
} as const;

interface Regla {
  /** An existing fact forbids it, or nobody could be asked whether it does: the request itself is never at fault. */
  status: 409 | 503;
  mensaje: string;
}

/**
 * A rule forbids what was asked: the paths that answer with a code of their own (`codigo_respuesta`,
 * `estado_almacenamiento`) tell these inside a 200, every other by the status.
 */
const REGLAS = {
  REGISTRO_CAMBIADO: {
    status: 409,
    mensaje: 'El registro cambió mientras usted trabajaba. Actualice la página y revise los datos.',
  },
  /** A rule of the domain says no, and gives the reason in words of its own. */
  REGLA_INCUMPLIDA: { status: 409, mensaje: '{razon}' },
  USUARIO_EXISTENTE: { status: 409, mensaje: 'El nombre de usuario ya está en uso. Elija otro.' },
  DOCUMENTO_DE_USUARIO_EXISTENTE: {
    status: 409,
    mensaje: 'El ente gestor ya tiene un usuario con ese número de documento.',
  },
  PARAMETRO_EXISTENTE: {
    status: 409,
    mensaje: 'La lista ya tiene un valor con ese código o sigla. No se guardó nada: búsquelo en la lista.',
  },
  EDAD_EXISTENTE: {
    status: 409,
    mensaje: 'Ya hay una edad suya que comienza ese día. No se guardó nada: elija otro día.',
  },
  NOMBRE_DE_PARAMETRO_EXISTENTE: {
    status: 409,
    mensaje: 'La lista ya tiene un valor con ese nombre. No se guardó nada: búsquelo en la lista.',
  },
  /** One declaration is in force for a managing entity and a day. */
  PERIODO_DECLARADO: {
    status: 409,
    mensaje:
      'Su ente gestor ya remitió los totales de este periodo. No se guardó nada: elija esa declaración y corríjala con Editar.',
  },
  PERSONA_FALLECIDA: { status: 409, mensaje: TEXTO_FALLECIDA },
  TITULAR_DE_SI_MISMO: { status: 409, mensaje: 'El titular no puede ser su propio beneficiario.' },
  REGISTRO_EXISTENTE: { status: 409, mensaje: TEXTO_YA_EXISTE },
  COBERTURA_VIGENTE: {
    status: 409,
    mensaje: 'La persona ya tiene cobertura con el mismo ENTE GESTOR y ENTE EMPLEADOR desde el {desde}.',
  },
  COBERTURA_PASADA: {
    status: 409,
    mensaje:
      'La persona tuvo cobertura con el mismo ENTE GESTOR y ENTE EMPLEADOR desde el {desde} hasta el {hasta}. Revise la fecha de afiliación.',
  },
  BENEFICIARIO_VIGENTE: { status: 409, mensaje: TEXTO_YA_BENEFICIARIO },
  BENEFICIARIO_PASADO: {
    status: 409,
    mensaje:
      'La persona tuvo cobertura como beneficiaria de este titular desde el {desde} hasta el {hasta}. Revise la fecha de afiliación.',
  },
  COBERTURA_SOLAPADA: {
    status: 409,
    mensaje: 'La persona ya tiene otra afiliación con el mismo ENTE GESTOR y ENTE EMPLEADOR que cubre esas fechas.',
  },
  CORRECCION_SIN_COBERTURA: {
    status: 409,
    mensaje: 'La actualización solo se puede registrar con la cobertura vigente. Estado actual: {estado}.',
  },
  AFILIACION_TRAS_LA_BAJA: {
    status: 409,
    mensaje: 'La fecha de afiliación no puede ser posterior a la fecha de baja ({hasta}).',
  },
  IDENTIDAD_NO_COINCIDE: { status: 409, mensaje: TEXTO_IDENTIDAD.NO_COINCIDE },
  IDENTIDAD_NO_ENCONTRADA: { status: 409, mensaje: TEXTO_IDENTIDAD.NO_ENCONTRADO },
  IDENTIDAD_FALLECIDA: { status: 409, mensaje: TEXTO_IDENTIDAD.FALLECIDO },
  IDENTIDAD_SIN_SERVICIO: { status: 503, mensaje: TEXTO_SIN_SERVICIO },
} as const satisfies Record<string, Regla>;

export const CATALOGO = { ...PETICIONES, ...REGLAS };

export type CodigoRegla = keyof typeof REGLAS;
export const esRegla = (codigo: CodigoError): codigo is CodigoRegla => codigo in REGLAS;

export type CodigoError = keyof typeof CATALOGO;

/** Tells one problem of one field of the request; `campo` is its path, as `data.0.numero_documento`. */
export interface DetalleDeCampo {
  campo: string;
  mensaje: string;
}
