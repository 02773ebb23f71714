import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDireccion, idAfiliacion } from '../shared/campos.ts';
import { documentoGuardado } from '../shared/documento-guardado.ts';

/** Facts of the affiliation at one moment, by name; codes as their names. */
const retrato = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const hecho = z.object({
  accion: z.string(),
  descripcion: z.string(),
  /** Who wrote it, or SISTEMA; empty for who sees no name of staff. */
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

const historia = z
  .object({
    /** Oldest first. */
    historia: z.array(hecho),
    /** What the managing entity keeps on paper of the person; none for who may not open it. */
    documentos: z.array(documentoGuardado),
  })
  .meta({ id: 'HistoriaAsegurado' });
export type HechoDeHistoria = z.infer<typeof hecho>;

export const historiaAsegurado = endpoint({
  clave: 'historia-asegurado',
  method: 'GET',
  path: '/v1/asegurado/historia/:idAfiliadoEnteGestor',
  summary: 'Historia de una afiliación, de titular o de beneficiario',
  request: { params: z.object({ idAfiliadoEnteGestor: enDireccion(idAfiliacion) }) },
  response: historia,
});
