import { z } from 'zod';
import { anulable } from './campos.ts';
import { tipoAfiliado } from './codigos.ts';

/** Tells whom or what a row is about, in the reader's words, and which screen opens it by which key. */
const sujeto = z.object({
  texto: z.string(),
  pantalla: z.enum(['ASEGURADO', 'USUARIO', 'EMPLEADOR', 'DECLARACION']).nullable(),
  clave: anulable,
  idAfiliadoEnteGestor: z.number().nullable(),
  tipoAfiliado: tipoAfiliado.nullable(),
});
export type SujetoDeAuditoria = z.infer<typeof sujeto>;

/** One row of the audit trail tells who, when, from where, what, and what changed. */
export const filaDeAuditoria = z
  .object({
    idFila: z.number(),
    /** The moment is told in La Paz time. */
    cuando: z.string(),
    accion: z.string(),
    descripcion: z.string(),
    /** The user is null for what runs by itself, or came before anybody was known. */
    usuario: anulable,
    nombreUsuario: anulable,
    enteUsuario: anulable,
    /** The record belongs to this entity. */
    ente: anulable,
    recurso: anulable,
    idRecurso: anulable,
    /** The subject is null where the row's kind says all, and in the answer of who consulted somebody. */
    sujeto: sujeto.nullable(),
    ip: anulable,
    idSolicitud: anulable,
    cambios: z.array(z.object({ campo: z.string(), antes: anulable, despues: anulable })),
  })
  .meta({ id: 'FilaAuditoria' });
export type FilaDeAuditoria = z.infer<typeof filaDeAuditoria>;

/** The next page begins behind this row, as an answer gave it. */
export const lugarDeAuditoria = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z_\d{1,16}$/, 'El lugar de la página no es válido.');

export const paginaDeAuditoria = z.object({
  datos: z.array(filaDeAuditoria),
  /** The last page has no next one. */
  siguiente: anulable,
});
