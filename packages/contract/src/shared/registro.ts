import { z } from 'zod';
import { idAfiliacion, idEnteGestor, textoRequerido } from './campos.ts';

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

/** What carries a registration: the employer's code, and one person. */
export const cuerpoDeRegistro = <T extends z.ZodType>(item: T) =>
  z.object({
    codigo_entidad: textoRequerido(40),
    /** Only authority roles choose the managing entity; everybody else registers in their own. */
    id_ente_gestor: idEnteGestor.nullish(),
    data: unaPersona(item),
  });

/** Of a holder's: beneficiaries of a former job (`idAfiliadoEnteGestor`) who go over to this one; absent: all who may. */
export const beneficiariosQuePasan = { beneficiarios_que_pasan: z.array(idAfiliacion).max(200).optional() };
