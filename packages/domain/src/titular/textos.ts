/** What the validation and the saving of a holder say (document 2 §8; decisions §8). */
import { ESTADO_RESPUESTA } from './contraste.ts';

export const TEXTO_RESPUESTA = {
  [ESTADO_RESPUESTA.COINCIDE]: 'Los datos de la persona fueron validados con el SEGIP.',
  [ESTADO_RESPUESTA.NO_COINCIDE]:
    'Los datos introducidos no coinciden con el registro del SEGIP. Revise los campos marcados.',
  [ESTADO_RESPUESTA.NO_ENCONTRADO]:
    'No se pudo encontrar información de la persona, pruebe ingresando el COMPLEMENTO y/o FECHA DE NACIMIENTO.',
  [ESTADO_RESPUESTA.FALLECIDO]: 'La persona figura como fallecida en el SEGIP. Verifique el número de documento.',
  [ESTADO_RESPUESTA.SIN_SERVICIO]:
    'No se pudo realizar la búsqueda debido a la intermitencia con la interoperabilidad con el SEGIP.',
} as const;

export const TEXTO_GUARDADO = 'La Operación fue procesada con éxito.';

export const TEXTO_YA_EXISTE =
  'Registro ya existente, no guardado. Se identificó que la persona ya se encuentra registrada con el ENTE GESTOR y el ENTE EMPLEADOR y con la misma FECHA DE AFILIACIÓN.';

export const TEXTO_SIN_SERVICIO =
  'Registro no guardado. El proceso no se pudo conectar con la interoperabilidad del SEGIP para su validación.';

/** The register's own word, which may come before the identity service's. Nobody who is dead gets a new right. */
export const TEXTO_FALLECIDA =
  'La persona figura como fallecida en el registro de asegurados. Verifique el número de documento.';

/** `desde` as DD/MM/YYYY. */
export const textoCoberturaVigente = (desde: string): string =>
  `La persona ya tiene cobertura con el mismo ENTE GESTOR y ENTE EMPLEADOR desde el ${desde}.`;

export const textoDobleAfiliacion = (entes: readonly string[]): string =>
  `La persona tiene cobertura vigente en: ${entes.join(', ')}. Se abrió una novedad para los entes gestores.`;
