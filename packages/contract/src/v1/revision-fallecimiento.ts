import { DECISIONES_FALLECIMIENTO } from '@sgpa/domain/cobertura/revision-fallecimiento';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaDada, idAfiliacion } from '../shared/campos.ts';
import { documentoGuardado } from '../shared/documento-guardado.ts';
import { comoAccion } from '../shared/rechazos.ts';
import { respuestaAccion } from '../shared/respuestas.ts';
import { afiliacionesVistas, afiliacionTerminada, deAfiliacion, fundamento } from '../shared/revision.ts';

/** acuerdos §10: a death recorded in error is taken back, one that only an entity recorded is confirmed. */
export const revisionFallecimiento = endpoint({
  clave: 'revision-fallecimiento',
  method: 'PUT',
  path: '/v1/afiliado/revision-fallecimiento',
  idempotente: true,
  summary: 'Corrige un fallecimiento registrado por error o confirma uno (solo la autoridad)',
  request: {
    body: fundamento.extend({
      /** Any affiliation of the person. */
      idAfiliadoEnteGestor: idAfiliacion,
      decision: z.enum(DECISIONES_FALLECIMIENTO),
      /** Those that get back the dates from before the death; nothing else of them changes. */
      afiliaciones: afiliacionesVistas,
    }),
  },
  response: respuestaAccion,
  rechazo: comoAccion,
});

const propuesta = z
  .object({
    nombre: z.string(),
    documento: z.string(),
    /** Day of the death; null where nobody told it. */
    fecha_defuncion: fechaDada.nullable(),
    /** The identity service or the authority confirmed it, or it is from before that was asked. */
    obliga_a_todos: z.boolean(),
    /** Names of the managing entities that recorded it. */
    declarado_por: z.array(z.string()),
    /** On paper, oldest first: whose managing entity keeps it, and by which affiliation it is opened. */
    documentos: z.array(documentoGuardado.extend({ idAfiliadoEnteGestor: z.number(), ente_gestor: z.string() })),
    afiliaciones: z.array(afiliacionTerminada),
  })
  .meta({ id: 'PropuestaFallecimiento' });
export type PropuestaFallecimiento = z.infer<typeof propuesta>;

export const propuestaFallecimiento = endpoint({
  clave: 'revision-fallecimiento/propuesta',
  method: 'GET',
  path: '/v1/afiliado/revision-fallecimiento/:idAfiliadoEnteGestor',
  summary: 'Lo que una defunción registrada terminó, y cómo quedaría cada afiliación si se corrige',
  request: { params: deAfiliacion },
  response: propuesta,
});
