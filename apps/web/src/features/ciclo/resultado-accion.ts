/** A baja, ampliación or habilitación answers so (document 2 §4, §8). */
import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { type CasoQueEscribe, refrescaTras } from '@sgpa/domain/cuenta/acciones';
import { armarDesenlace, type Desenlace, siSigueLaSesion } from '../../lib/desenlace.ts';
import { ErrorApi, SIN_CONEXION, TEXTO_SIN_CONEXION } from '../../lib/error-api.ts';
import { HECHO } from '../../lib/respuesta-accion.ts';

const CODIGO_FALLO = 503;
const SIN_SERVIDOR = 'Ocurrió un problema con el servidor por favor contáctese con su administrador .';

/** Some actions answer inside `data` (document 2 §7). */
type Respuesta = RespuestaAccion | { data: RespuestaAccion };

function interpretar(respuesta: Respuesta): Desenlace {
  const { codigo_respuesta, mensaje } = 'data' in respuesta ? respuesta.data : respuesta;
  if (codigo_respuesta === CODIGO_FALLO) return armarDesenlace({ mensajes: [SIN_SERVIDOR] });
  return armarDesenlace({ logrado: codigo_respuesta === HECHO, mensajes: [mensaje] });
}

const interpretarFalla = siSigueLaSesion((error) => {
  if (!(error instanceof ErrorApi)) return armarDesenlace({ mensajes: [SIN_SERVIDOR] });
  const { status, codigo, solicitud } = error;
  if (codigo === SIN_CONEXION) return armarDesenlace({ mensajes: [TEXTO_SIN_CONEXION, SIN_SERVIDOR] });
  // The server's log has the cause under the request's id.
  if (status >= 500) {
    const cual = solicitud === null ? [] : [`Número de la solicitud: ${solicitud}`];
    return armarDesenlace({ mensajes: [SIN_SERVIDOR, ...cual] });
  }
  return armarDesenlace({ mensajes: [error.mensaje] });
});

/** Gives `useEscritura` how the outcome of an action is told, and which queries are asked anew. */
export const alGuardarAccion = (accion: CasoQueEscribe) => ({
  interpretar,
  interpretarFalla,
  refresca: refrescaTras(accion),
});
