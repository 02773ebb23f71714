import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDigitos, idAfiliacion } from '../shared/campos.ts';
import { documentoGuardado } from '../shared/documento-guardado.ts';

/** The facts of the affiliation at one moment go by name, codes by their names. */
const retrato = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const hecho = z.object({
  accion: z.string(),
  descripcion: z.string(),
  /** The user who wrote it, or SISTEMA, is named; nobody is for a reader who sees no name of staff. */
  usuario: z.string(),
  /** The cause is told where nobody decided the change here: a date, the SEGIP, another affiliation. */
  causa: z.string().nullable(),
  /** The instant is ISO 8601 in UTC. */
  ocurrido_en: z.string(),
  estado_antes: z.string().nullable(),
  estado_despues: z.string(),
  antes: retrato.nullable(),
  despues: retrato,
});

const historia = z
  .object({
    /** The oldest come first. */
    historia: z.array(hecho),
    /** The managing entity keeps these on paper about the person; a reader who may not open them gets none. */
    documentos: z.array(documentoGuardado),
  })
  .meta({ id: 'HistoriaAsegurado' });
export type HechoDeHistoria = z.infer<typeof hecho>;

export const historiaAsegurado = endpoint({
  clave: 'historia-asegurado',
  method: 'GET',
  path: '/v1/asegurado/historia/:idAfiliadoEnteGestor',
  summary: 'Historia de una afiliación, de titular o de beneficiario',
  request: { params: z.object({ idAfiliadoEnteGestor: enDigitos(idAfiliacion) }) },
  response: historia,
});
