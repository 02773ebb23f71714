/** What the answer of saving means in the list flow (document 2 §4 Registration storage result, §8). */
import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import { TEXTO_SIN_SERVICIO } from '@sgpa/domain/errors/textos';
import { ESTADO_ALMACENAMIENTO as CODIGO } from '@sgpa/domain/titular/contraste';
import { TEXTO_GUARDADO } from '@sgpa/domain/titular/textos';
import { type Desenlace, desenlace } from '../../lib/desenlace.ts';
import { interpretarFalla as interpretarFallaDeRegistro } from './resultado-registro.ts';

type Almacenamiento = RespuestaAlmacenamiento['data'][number]['estado_almacenamiento'];

function interpretar(respuesta: Almacenamiento | undefined): Desenlace {
  const { codigo, detalle } = respuesta ?? { codigo: CODIGO.NO_GUARDADO, detalle: '' };
  const propio = detalle === '' ? [] : [detalle];
  switch (codigo) {
    case CODIGO.GUARDADO:
    case CODIGO.GUARDADO_CON_OBSERVACION:
      return desenlace({ hecho: true, mensajes: [...new Set([TEXTO_GUARDADO, ...propio])] });
    case CODIGO.SIN_SERVICIO:
      return desenlace({ mensajes: [...new Set([TEXTO_SIN_SERVICIO, ...propio])] });
    default:
      return desenlace({ mensajes: propio.length > 0 ? propio : [TEXTO_SIN_SERVICIO] });
  }
}

/** In the panel the notice is told beside the rest: a toast is not heard while a dialog is open. */
function interpretarFalla(error: unknown): Desenlace {
  const { avisos, mensajes } = interpretarFallaDeRegistro(error);
  return desenlace({ mensajes: [...avisos.map(({ mensaje }) => mensaje), ...mensajes] });
}

/** What both registrations within a panel have in common when they are saved (see lib/use-escritura.ts). */
export const DE_LISTA = { interpretar, interpretarFalla };
