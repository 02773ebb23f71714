/** A refusal and an answer share these texts of the specification (document 2 §8; acuerdos §8). */

/** These texts tell whoever asked what the identity service's answer means. */
export const TEXTO_IDENTIDAD = {
  NO_COINCIDE: 'Los datos introducidos no coinciden con el registro del SEGIP. Revise los campos marcados.',
  NO_ENCONTRADO:
    'No se pudo encontrar información de la persona, pruebe ingresando el COMPLEMENTO y/o FECHA DE NACIMIENTO.',
  FALLECIDO: 'La persona figura como fallecida en el SEGIP. Verifique el número de documento.',
} as const;

export const TEXTO_YA_EXISTE =
  'Registro ya existente, no guardado. Se identificó que la persona ya se encuentra registrada con el ENTE GESTOR y el ENTE EMPLEADOR y con la misma FECHA DE AFILIACIÓN.';

export const TEXTO_YA_BENEFICIARIO =
  'La persona ya está registrada como beneficiaria de este titular desde el {desde}.';

export const TEXTO_SIN_SERVICIO =
  'Registro no guardado. El proceso no se pudo conectar con la interoperabilidad del SEGIP para su validación.';

/** The register's own word may come before the identity service's. Nobody who is dead gets a new right. */
export const TEXTO_FALLECIDA =
  'La persona figura como fallecida en el registro de asegurados. Verifique el número de documento.';

/** A request that failed without a reason of its own is told so (document 2 §8 'Validation request failure'). */
export const TEXTO_NO_PROCESADA = 'La operación no pudo ser procesada por favor contáctese con su administrador.';

export const TEXTO_CODIGO_INVALIDO = 'El código no es correcto o ya se usó. Espere el siguiente e intente nuevamente.';
