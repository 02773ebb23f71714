/** What the answer of step 1 means (document 1 section 4, Wizard flow; document 2 sections 4 and 8). */
import type { BanderasCampos, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';

const NO_ENCONTRADA =
  'No se pudo encontrar información de la persona, pruebe ingresando el COMPLEMENTO y/o FECHA DE NACIMIENTO.';
const SIN_RESULTADO =
  'No se pudo realizar la búsqueda debido a la intermitencia con la interoperabilidad con el SEGIP.';
const FALLECIDA = 'La persona está registrada como fallecida en el servicio de identificación.';
/** The other success code of document 2 section 9. */
const COINCIDE_ALTERNO = 200;

export interface ResultadoValidacion {
  persona: PersonaValidada | null;
  /** Lines to show when the person can't go on; empty otherwise. */
  mensajes: string[];
  banderas: Partial<BanderasCampos>;
}

export function interpretarValidacion(respuesta: PersonaValidada | undefined): ResultadoValidacion {
  if (respuesta === undefined) return { persona: null, mensajes: [SIN_RESULTADO], banderas: {} };
  const { codigo, mensaje, detalle } = respuesta.estado_respuesta;
  const { error_segip = '', ...banderas } = detalle[0] ?? {};
  const rechazar = (...mensajes: string[]) => ({ persona: null, mensajes: sinRepetir(mensajes), banderas });
  switch (codigo) {
    case ESTADO_RESPUESTA.COINCIDE:
    case COINCIDE_ALTERNO:
      return { persona: respuesta, mensajes: [], banderas };
    case ESTADO_RESPUESTA.NO_COINCIDE:
      return rechazar(mensaje);
    case ESTADO_RESPUESTA.FALLECIDO:
      return rechazar(mensaje || FALLECIDA);
    case ESTADO_RESPUESTA.NO_ENCONTRADO:
      return rechazar(NO_ENCONTRADA, error_segip);
    default:
      return rechazar(error_segip || mensaje || SIN_RESULTADO);
  }
}

function sinRepetir(mensajes: string[]): string[] {
  return [...new Set(mensajes.map((m) => m.trim()))].filter((m) => m !== '');
}
