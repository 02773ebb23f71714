import { z } from 'zod';
import { idAfiliacion, idEnteGestor, textoRequerido } from './campos.ts';

const esUna = <T>(lista: T[]): lista is [T] => lista.length === 1;

/** The wire has a list of one, typed as such; it is not `z.tuple`, which the frozen OpenAPI would tell otherwise. */
export const unaPersona = <T extends z.ZodType>(persona: T) =>
  z
    .array(persona)
    .length(1, 'Debe enviar una persona.')
    .transform((lista) => (esUna(lista) ? lista : z.NEVER));

export const cuerpoDeRegistro = <T extends z.ZodType>(item: T) =>
  z.object({
    codigo_entidad: textoRequerido(40),
    /** Only authority roles choose the managing entity; everybody else registers in their own. */
    id_ente_gestor: idEnteGestor.nullish(),
    data: unaPersona(item),
  });

/** Beneficiaries of the holder's former job (`idAfiliadoEnteGestor`) go over to this one; absent, all who may do. */
export const beneficiariosQuePasan = { beneficiarios_que_pasan: z.array(idAfiliacion).max(200).optional() };
