/** What the answer of an update means (document 2 section 8 'Update success' and 'Save failure'; decisions §5). */
import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { DE_LA_AFILIACION } from '@sgpa/domain/cuenta/acciones';
import { type Desenlace, desenlace } from '../../lib/desenlace.ts';
import { ErrorApi } from '../../lib/error-api.ts';
import { TOAST_LARGO_MS } from '../../ui/toast.ts';
import { interpretarFalla as fallaDeRegistro } from '../guardado/resultado-registro.ts';

const GUARDADO = 100;
const CONFLICTO = 409;

export function interpretarActualizacion({ codigo_respuesta, mensaje }: RespuestaAccion): Desenlace {
  if (codigo_respuesta === GUARDADO) {
    return desenlace({ hecho: true, avisos: [{ tipo: 'success', mensaje, ms: TOAST_LARGO_MS }] });
  }
  return desenlace(codigo_respuesta === CONFLICTO ? { conflicto: mensaje } : { mensajes: [mensaje] });
}

export function interpretarFalla(error: unknown): Desenlace {
  if (error instanceof ErrorApi && error.codigo === 'REGISTRO_CAMBIADO') return desenlace({ conflicto: error.mensaje });
  return fallaDeRegistro(error);
}

/** What both updates have in common when they are saved (see lib/use-escritura.ts). */
export const DE_ACTUALIZACION = {
  interpretar: interpretarActualizacion,
  interpretarFalla,
  refresca: DE_LA_AFILIACION,
};
