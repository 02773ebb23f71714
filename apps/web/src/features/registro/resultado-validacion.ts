/** Step 1 answers so (document 1 §4, Wizard flow; document 2 §4, §8). */
import type { BanderasCampos, PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import { TEXTO_RESPUESTA } from '@sgpa/domain/titular/textos';
import { esHallada, type PersonaHallada } from '../persona/identidad.ts';

/** Document 2 §9 has a second success code. */
const COINCIDE_ALTERNO = 200;

export interface ResultadoValidacion {
  persona: PersonaHallada | null;
  mensajes: string[];
  banderas: Partial<BanderasCampos>;
  /** The person was refused because the identity service has them as dead. */
  fallecido?: true;
}

/** With `admiteFallecidos`, in the deceased wizard, code 103 goes on (acuerdos §8). */
export function interpretarValidacion(
  respuesta: PersonaValidada | undefined,
  admiteFallecidos = false,
): ResultadoValidacion {
  if (respuesta === undefined)
    return { persona: null, mensajes: [TEXTO_RESPUESTA[ESTADO_RESPUESTA.SIN_SERVICIO]], banderas: {} };
  const { codigo, mensaje, detalle } = respuesta.estado_respuesta;
  const { error_segip = '', ...banderas } = detalle[0] ?? {};
  const rechazar = (...mensajes: string[]) => ({ persona: null, mensajes: sinRepetir(mensajes), banderas });
  const seguir = () =>
    esHallada(respuesta)
      ? { persona: respuesta, mensajes: [], banderas }
      : rechazar(TEXTO_RESPUESTA[ESTADO_RESPUESTA.SIN_SERVICIO]);
  switch (codigo) {
    case ESTADO_RESPUESTA.COINCIDE:
    case COINCIDE_ALTERNO:
      return seguir();
    case ESTADO_RESPUESTA.NO_COINCIDE:
      return rechazar(mensaje);
    case ESTADO_RESPUESTA.FALLECIDO:
      if (admiteFallecidos) return seguir();
      return { ...rechazar(mensaje || TEXTO_RESPUESTA[codigo]), fallecido: true };
    case ESTADO_RESPUESTA.NO_ENCONTRADO:
      return rechazar(TEXTO_RESPUESTA[codigo], error_segip);
    default:
      return rechazar(error_segip || mensaje || TEXTO_RESPUESTA[ESTADO_RESPUESTA.SIN_SERVICIO]);
  }
}

const sinRepetir = (mensajes: string[]): string[] =>
  [...new Set(mensajes.map((m) => m.trim()))].filter((m) => m !== '');
