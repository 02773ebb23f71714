/** A request that got no answer has this `codigo`: no network, server down, or the time limit passed. */
export const SIN_CONEXION = 'SIN_CONEXION';

/** The text precedes what the specification has a form say of any failure. */
export const TEXTO_SIN_CONEXION = 'Sin conexión; lo escrito se conserva, intente de nuevo.';

interface DatosError {
  status: number;
  codigo: string;
  mensaje: string;
  detalle?: unknown;
  solicitud?: string | null;
}

/** Every failed request rejects with it. `mensaje` is Spanish and fit to show; switch on `codigo`, never on text. */
export class ErrorApi extends Error {
  /** The status is that of HTTP; 0 when there was no answer. */
  readonly status: number;
  readonly codigo: string;
  readonly mensaje: string;
  readonly detalle: unknown;
  /** The server's log tells of a failure under this id. */
  readonly solicitud: string | null;

  constructor({ status, codigo, mensaje, detalle, solicitud = null }: DatosError) {
    super(mensaje);
    this.name = 'ErrorApi';
    this.status = status;
    this.codigo = codigo;
    this.mensaje = mensaje;
    this.detalle = detalle;
    this.solicitud = solicitud;
  }
}

const esObjeto = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null;

/** Reads `{codigo, mensaje, detalle?}`; a body of any other shape still gives an error that can be shown. */
export function errorDeRespuesta(status: number, cuerpo: unknown, solicitud: string | null): ErrorApi {
  const datos = esObjeto(cuerpo) ? cuerpo : {};
  const texto = (valor: unknown, alterno: string) => (typeof valor === 'string' && valor !== '' ? valor : alterno);
  return new ErrorApi({
    status,
    codigo: texto(datos.codigo, `HTTP_${status}`),
    mensaje: texto(datos.mensaje, 'El servidor no pudo atender la solicitud. Intente de nuevo en unos minutos.'),
    detalle: datos.detalle,
    solicitud,
  });
}

export const errorSinConexion = (porTiempo: boolean): ErrorApi =>
  new ErrorApi({
    status: 0,
    codigo: SIN_CONEXION,
    mensaje: porTiempo
      ? 'El servidor tardó demasiado en responder. Verifique si la operación se realizó antes de repetirla.'
      : 'No se pudo llegar al servidor. Verifique su conexión e intente de nuevo.',
  });

/** Gives what a refusal says of each line in its `detalle`, every sentence once; none where it lists nothing. */
export function lineasDe({ detalle }: ErrorApi): string[] {
  if (!Array.isArray(detalle)) return [];
  const mensajes = detalle.map((linea: unknown) => (esObjeto(linea) ? linea.mensaje : null));
  return [...new Set(mensajes.filter((mensaje) => typeof mensaje === 'string').filter(Boolean))];
}

export const mensajeDeError = (error: unknown): string =>
  error instanceof ErrorApi ? error.mensaje : 'Ocurrió un error inesperado. Intente de nuevo.';

/** Gives the text of a failure for which the specification has its own; a refusal by role keeps the server's words. */
export const mensajeDeFalla = (error: unknown, propio: string): string =>
  error instanceof ErrorApi && error.status === 403 ? error.mensaje : propio;
