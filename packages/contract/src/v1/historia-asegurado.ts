import { CLASES_DE_DOCUMENTO } from '@sgpa/domain/asegurado/documento-asegurado';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaDada, nulo } from '../shared/campos.ts';

/** Facts of the affiliation at one moment, by name; codes as their names. */
const retrato = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const hecho = z.object({
  accion: z.string(),
  descripcion: z.string(),
  /** Who wrote it, or SISTEMA. */
  usuario: z.string(),
  /** What made the change where nobody decided it of this affiliation: a date, the SEGIP, another affiliation. */
  causa: z.string().nullable(),
  /** Instant, ISO 8601 in UTC. */
  ocurrido_en: z.string(),
  estado_antes: z.string().nullable(),
  estado_despues: z.string(),
  antes: retrato.nullable(),
  despues: retrato,
});

/** On paper, opened by `documento-asegurado`. */
const documento = z.object({
  id: z.number(),
  clase: z.enum(CLASES_DE_DOCUMENTO),
  /** Of the certificate, as it was typed. */
  numero: nulo,
  /** The day of what it certifies. */
  fecha: fechaDada.nullable(),
  /** Instant, ISO 8601 in UTC. */
  guardado_en: z.string(),
  bytes: z.number(),
});
export type DocumentoGuardado = z.infer<typeof documento>;

const historia = z
  .object({
    /** Oldest first. */
    historia: z.array(hecho),
    /** What the managing entity keeps on paper of the person; none for who may not open it. */
    documentos: z.array(documento),
  })
  .meta({ id: 'HistoriaAsegurado' });
export type HechoDeHistoria = z.infer<typeof hecho>;

export const historiaAsegurado = endpoint('historia-asegurado', {
  summary: 'Historia de una afiliación, de titular o de beneficiario',
  request: { params: z.object({ idAfiliadoEnteGestor: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }) },
  response: historia,
});
