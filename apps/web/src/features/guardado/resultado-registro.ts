/** What the answer of saving means (document 2 sections 4 and 8). */
import type { RespuestaRegistro } from '@sgpa/contract/v2/registro-titular';
import { TEXTO_SIN_SERVICIO, TEXTO_YA_EXISTE } from '@sgpa/domain/errors/textos';
import { ESTADO_ALMACENAMIENTO as CODIGO } from '@sgpa/domain/titular/contraste';
import { TEXTO_GUARDADO } from '@sgpa/domain/titular/textos';
import { ErrorApi, mensajeDeFalla, SIN_CONEXION } from '../../lib/error-api.ts';
import { TOAST_MS, TOAST_MUY_LARGO_MS } from '../../ui/toast.ts';

const FALLA =
  'Registro no guardado. No se pudo procesar la operación, verifique si los campos requeridos están llenado correctamente. Si el problema persiste comuníquese con su administrador.';
const SIN_RESPUESTA =
  'No se recibió la respuesta del servidor. Puede guardar otra vez sin cambiar los datos: si el registro ya se realizó, no se repetirá.';

export type Almacenamiento = RespuestaRegistro['data'][number]['estado_almacenamiento'];

export interface ResultadoRegistro {
  guardado: boolean;
  aviso: { tipo: 'success' | 'warning'; mensaje: string; ms: number } | null;
  /** The server's own words, beside the notice: an observation when it was saved, the reason when it was not. */
  detalles: string[];
  /** False while the outcome is not known: the next try must carry the same key. */
  final: boolean;
}

export function interpretarRegistro(respuesta: Almacenamiento | undefined): ResultadoRegistro {
  const { codigo, detalle } = respuesta ?? { codigo: CODIGO.NO_GUARDADO, detalle: '' };
  const advertir = (mensaje: string): ResultadoRegistro => ({
    guardado: false,
    aviso: { tipo: 'warning', mensaje, ms: TOAST_MUY_LARGO_MS },
    detalles: detalle === '' || detalle === mensaje ? [] : [detalle],
    final: true,
  });
  const aviso = { tipo: 'success', mensaje: TEXTO_GUARDADO, ms: TOAST_MS } as const;
  switch (codigo) {
    case CODIGO.GUARDADO:
      return { guardado: true, aviso, detalles: [], final: true };
    case CODIGO.GUARDADO_CON_OBSERVACION:
      return { guardado: true, aviso, detalles: detalle === '' ? [] : [detalle], final: true };
    case CODIGO.YA_EXISTE:
      return advertir(TEXTO_YA_EXISTE);
    default:
      return advertir(TEXTO_SIN_SERVICIO);
  }
}

/** For dependents, 503 shows what the server says of it (document 2 §8 'Save codes'). */
export function interpretarRegistroBeneficiario(respuesta: Almacenamiento | undefined): ResultadoRegistro {
  const resultado = interpretarRegistro(respuesta);
  const [detalle] = resultado.detalles;
  if (respuesta?.codigo !== CODIGO.SIN_SERVICIO || resultado.aviso === null || detalle === undefined) return resultado;
  return { ...resultado, aviso: { ...resultado.aviso, mensaje: detalle }, detalles: [] };
}

/** Codes of HTTP that say nothing about the outcome: not processed (yet), or not told. */
const PENDIENTES: readonly number[] = [401, 408, 409, 425, 429];

export function interpretarFalla(error: unknown): ResultadoRegistro {
  const texto = mensajeDeFalla(error, FALLA);
  const aviso = { tipo: 'warning', mensaje: texto, ms: TOAST_MUY_LARGO_MS } as const;
  if (!(error instanceof ErrorApi)) return { guardado: false, aviso, detalles: [], final: false };
  const { status, codigo, mensaje, detalle } = error;
  if (codigo === SIN_CONEXION) return { guardado: false, aviso, detalles: [SIN_RESPUESTA], final: false };
  return {
    guardado: false,
    // A session that ended has its own dialog.
    aviso: status === 401 ? null : aviso,
    detalles: status === 401 ? [] : [mensaje, ...mensajesDe(detalle)].filter((linea) => linea !== texto),
    final: status >= 400 && status < 500 && !PENDIENTES.includes(status),
  };
}

function mensajesDe(detalle: unknown): string[] {
  if (!Array.isArray(detalle)) return [];
  const mensajes = detalle.map((d: unknown) =>
    typeof d === 'object' && d !== null && 'mensaje' in d ? d.mensaje : '',
  );
  return [...new Set(mensajes.filter((m) => typeof m === 'string' && m !== ''))] as string[];
}
