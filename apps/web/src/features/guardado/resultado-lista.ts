/** Saving in the list flow answers so (document 2 §4 Registration storage result, §8). */
import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/rechazos';
import { TEXTO_SIN_SERVICIO } from '@sgpa/domain/errors/textos';
import { ESTADO_ALMACENAMIENTO as CODIGO } from '@sgpa/domain/titular/contraste';
import { TEXTO_GUARDADO } from '@sgpa/domain/titular/textos';
import { armarDesenlace, type Desenlace } from '../../lib/desenlace.ts';
import { ErrorApi, SIN_CONEXION } from '../../lib/error-api.ts';
import { interpretarFalla as interpretarFallaDeRegistro } from './resultado-registro.ts';

type Almacenamiento = RespuestaAlmacenamiento['data'][number]['estado_almacenamiento'];

function interpretar(respuesta: Almacenamiento | undefined): Desenlace {
  const { codigo, detalle } = respuesta ?? { codigo: CODIGO.NO_GUARDADO, detalle: '' };
  const propio = detalle === '' ? [] : [detalle];
  switch (codigo) {
    case CODIGO.GUARDADO:
    case CODIGO.GUARDADO_CON_OBSERVACION:
      return armarDesenlace({ logrado: true, mensajes: [...new Set([TEXTO_GUARDADO, ...propio])] });
    case CODIGO.SIN_SERVICIO:
      return armarDesenlace({ mensajes: [...new Set([TEXTO_SIN_SERVICIO, ...propio])] });
    default:
      return armarDesenlace({ mensajes: propio.length > 0 ? propio : [TEXTO_SIN_SERVICIO] });
  }
}

/** The panel tells the notice beside the rest, as a toast is not heard while a dialog is open. */
function interpretarFalla(error: unknown): Desenlace {
  const { avisos, mensajes } = interpretarFallaDeRegistro(error);
  const notorios = avisos.map(({ mensaje }) => mensaje);
  const sinConexion = error instanceof ErrorApi && error.codigo === SIN_CONEXION;
  return armarDesenlace({ mensajes: sinConexion ? [...mensajes, ...notorios] : [...notorios, ...mensajes] });
}

/** Both registrations within a panel are saved with it (see lib/use-escritura.ts). */
export const AL_GUARDAR_EN_LISTA = { interpretar, interpretarFalla };
