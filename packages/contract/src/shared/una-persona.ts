import { z } from 'zod';

const esUna = <T>(lista: T[]): lista is [T] => lista.length === 1;

/**
 * A list of one, as the wire has it, typed as such: services need not ask whether it is there. Not `z.tuple`, which the
 * frozen OpenAPI would tell otherwise.
 */
export const unaPersona = <T extends z.ZodType>(persona: T) =>
  z
    .array(persona)
    .length(1, 'Debe enviar una persona.')
    .transform((lista) => (esUna(lista) ? lista : z.NEVER));
