/**
 * The one error catalogue: code → HTTP status and the Spanish text that a person reads.
 * A text may hold `{name}` places; they are filled from the error's params.
 */
export const CATALOGO = {
  SOLICITUD_INVALIDA: { status: 400, mensaje: 'Los datos enviados no son válidos. Revise los campos señalados.' },
  CREDENCIALES_INVALIDAS: { status: 401, mensaje: 'Verifique los datos de su cuenta' },
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
  SIN_PERMISO: { status: 403, mensaje: 'Su rol no permite realizar esta operación.' },
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
  REGISTRO_CAMBIADO: {
    status: 409,
    mensaje: 'El registro cambió mientras usted trabajaba. Actualice la página y revise los datos.',
  },
  FUENTE_NO_DISPONIBLE: {
    status: 503,
    mensaje: 'No se pudo consultar a {fuente}. Intente nuevamente en un momento.',
  },
  CUERPO_MUY_GRANDE: { status: 413, mensaje: 'La información enviada supera el tamaño permitido.' },
  TIPO_NO_ADMITIDO: { status: 415, mensaje: 'El formato de la información enviada no es admitido.' },
  CLAVE_REUTILIZADA: { status: 422, mensaje: 'La clave de la operación ya se usó con otros datos.' },
  FOTO_INVALIDA: { status: 422, mensaje: 'La fotografía no es una imagen JPEG o PNG válida.' },
  PDF_INVALIDO: { status: 422, mensaje: 'El certificado de defunción no es un documento PDF válido.' },
  PDF_MUY_GRANDE: { status: 413, mensaje: 'El certificado de defunción no puede pesar más de {maximo}.' },
  MOTIVO_INVALIDO: { status: 422, mensaje: 'El motivo elegido no corresponde al estado de la afiliación.' },
  DEMASIADOS_INTENTOS: { status: 429, mensaje: 'Demasiados intentos. Espere {espera} e intente nuevamente.' },
  ERROR_INTERNO: {
    status: 500,
    mensaje: 'La operación no pudo ser procesada por favor contáctese con su administrador.',
  },
  SERVICIO_NO_DISPONIBLE: {
    status: 503,
    mensaje: 'El servicio no está disponible en este momento. Intente nuevamente en unos segundos.',
  },
} as const;

export type CodigoError = keyof typeof CATALOGO;

/** One problem of one field of the request; `campo` is its path, as `data.0.numero_documento`. */
export interface ProblemaCampo {
  campo: string;
  mensaje: string;
}
