/** What the answer of saving means in the list flow (document 2 §4 Registration storage result, §8). */
import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import { TEXTO_SIN_SERVICIO } from '@sgpa/domain/errors/textos';
import { ESTADO_ALMACENAMIENTO as CODIGO } from '@sgpa/domain/titular/contraste';
import { TEXTO_GUARDADO } from '@sgpa/domain/titular/textos';
import { interpretarFalla } from './resultado-registro.ts';

type Almacenamiento = RespuestaAlmacenamiento['data'][number]['estado_almacenamiento'];

export interface ResultadoLista {
  /** Nothing is left to do: the button stays locked. */
  guardado: boolean;
  mensajes: string[];
  /** False while the outcome is not known: the next try must carry the same key. */
  final: boolean;
}

export function interpretarLista(respuesta: Almacenamiento | undefined): ResultadoLista {
  const { codigo, detalle } = respuesta ?? { codigo: CODIGO.NO_GUARDADO, detalle: '' };
  const propio = detalle === '' ? [] : [detalle];
  switch (codigo) {
    case CODIGO.GUARDADO:
    case CODIGO.GUARDADO_CON_OBSERVACION:
      return { guardado: true, mensajes: [...new Set([TEXTO_GUARDADO, ...propio])], final: true };
    case CODIGO.SIN_SERVICIO:
      return { guardado: false, mensajes: [...new Set([TEXTO_SIN_SERVICIO, ...propio])], final: true };
    default:
      return { guardado: false, mensajes: propio.length > 0 ? propio : [TEXTO_SIN_SERVICIO], final: true };
  }
}

/** Null when there is nothing to tell here: a session that ended has its own dialog. */
export function interpretarFallaLista(error: unknown): ResultadoLista | null {
  const { aviso, detalles, final } = interpretarFalla(error);
  return aviso === null ? null : { guardado: false, mensajes: [aviso.mensaje, ...detalles], final };
}
