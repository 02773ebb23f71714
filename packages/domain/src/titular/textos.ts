/** The validation and the saving of a holder say these texts (document 2 §8; acuerdos §8). */
import { TEXTO_IDENTIDAD } from '../errors/textos.ts';
import { ESTADO_RESPUESTA } from './contraste.ts';

export const TEXTO_RESPUESTA = {
  [ESTADO_RESPUESTA.COINCIDE]: 'Los datos de la persona fueron validados con el SEGIP.',
  [ESTADO_RESPUESTA.NO_COINCIDE]: TEXTO_IDENTIDAD.NO_COINCIDE,
  [ESTADO_RESPUESTA.NO_ENCONTRADO]: TEXTO_IDENTIDAD.NO_ENCONTRADO,
  [ESTADO_RESPUESTA.FALLECIDO]: TEXTO_IDENTIDAD.FALLECIDO,
  [ESTADO_RESPUESTA.SIN_SERVICIO]:
    'No se pudo realizar la búsqueda debido a la intermitencia con la interoperabilidad con el SEGIP.',
} as const;

export const TEXTO_GUARDADO = 'La Operación fue procesada con éxito.';

/** The novedad of a double affiliation says this. */
export const textoDobleAfiliacion = (entes: readonly string[]): string =>
  `La persona tiene cobertura vigente en: ${entes.join(', ')}.`;

/** A clerk who registers a double affiliation reads this. */
export const textoGuardadoConObservacion = (entes: readonly string[]): string =>
  `${textoDobleAfiliacion(entes)} Se abrió una novedad para los entes gestores.`;
