/** What the answer of an update means (document 2 section 8 'Update success' and 'Save failure'; decisions §5). */
import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { ErrorApi } from '../../lib/error-api.ts';
import { TOAST_LARGO_MS } from '../../ui/toast.ts';
import { interpretarFalla as fallaDeRegistro, type ResultadoRegistro } from '../guardado/resultado-registro.ts';

const GUARDADO = 100;
const CONFLICTO = 409;

export interface ResultadoActualizacion extends Omit<ResultadoRegistro, 'aviso'> {
  aviso: { tipo: 'success' | 'warning'; mensaje: string; ms: number } | null;
  /** The server's words when the record is not what the form was filled with; null otherwise. */
  conflicto: string | null;
}

const enConflicto = (mensaje: string): ResultadoActualizacion => ({
  guardado: false,
  aviso: null,
  detalles: [],
  conflicto: mensaje,
  final: true,
});

export function interpretarActualizacion({ codigo_respuesta, mensaje }: RespuestaAccion): ResultadoActualizacion {
  if (codigo_respuesta === GUARDADO) {
    const aviso = { tipo: 'success', mensaje, ms: TOAST_LARGO_MS } as const;
    return { guardado: true, aviso, detalles: [], conflicto: null, final: true };
  }
  if (codigo_respuesta === CONFLICTO) return enConflicto(mensaje);
  return { guardado: false, aviso: null, detalles: [mensaje], conflicto: null, final: true };
}

export function interpretarFalla(error: unknown): ResultadoActualizacion {
  if (error instanceof ErrorApi && error.codigo === 'REGISTRO_CAMBIADO') return enConflicto(error.mensaje);
  return { ...fallaDeRegistro(error), conflicto: null };
}
