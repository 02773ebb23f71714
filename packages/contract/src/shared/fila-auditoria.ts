import { z } from 'zod';
import { nulo } from './campos.ts';
import { tipoAfiliado } from './codigos.ts';

/** Of whom or what a row tells, in the reader's words, and which screen opens it by what. */
const sujeto = z.object({
  texto: z.string(),
  pantalla: z.enum(['ASEGURADO', 'USUARIO', 'EMPLEADOR', 'DECLARACION']).nullable(),
  clave: nulo,
  idAfiliadoEnteGestor: z.number().nullable(),
  tipoAfiliado: tipoAfiliado.nullable(),
});
export type SujetoDeAuditoria = z.infer<typeof sujeto>;

/** One row of the audit trail as it is told: who, when, from where, what, and what changed. */
export const filaDeAuditoria = z
  .object({
    idFila: z.number(),
    /** Day and time of La Paz. */
    cuando: z.string(),
    accion: z.string(),
    descripcion: z.string(),
    /** Null for what runs by itself, or came before anybody was known. */
    usuario: nulo,
    nombreUsuario: nulo,
    enteUsuario: nulo,
    /** Whose record it was about. */
    ente: nulo,
    recurso: nulo,
    idRecurso: nulo,
    /** Null where the row's kind is all there is to say, and where one asks who consulted somebody. */
    sujeto: sujeto.nullable(),
    ip: nulo,
    idSolicitud: nulo,
    cambios: z.array(z.object({ campo: z.string(), antes: nulo, despues: nulo })),
  })
  .meta({ id: 'FilaAuditoria' });
export type FilaDeAuditoria = z.infer<typeof filaDeAuditoria>;

/** Where the next page begins: the row before it, as an answer gave it. */
export const lugarDeAuditoria = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z_\d{1,16}$/, 'El lugar de la página no es válido.');

export const paginaDeAuditoria = z.object({
  datos: z.array(filaDeAuditoria),
  /** Null on the last page. */
  siguiente: nulo,
});
