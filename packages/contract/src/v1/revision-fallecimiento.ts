import { DECISIONES_FALLECIMIENTO } from '@sgpa/domain/cobertura/revision-fallecimiento';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaDada, idAfiliacion } from '../shared/campos.ts';
import { documentoGuardado } from '../shared/documento-guardado.ts';
import { respuestasDeAccion } from '../shared/rechazos.ts';
import { afiliacionesVistas, afiliacionTerminada, deAfiliacion, fundamento } from '../shared/revision.ts';

/** Takes back a death recorded in error, or confirms one that only an entity recorded (acuerdos §10 'Review (108)'). */
export const revisionFallecimiento = endpoint({
  clave: 'revision-fallecimiento',
  method: 'PUT',
  path: '/v1/afiliado/revision-fallecimiento',
  idempotente: true,
  summary: 'Corrige un fallecimiento registrado por error o confirma uno (solo la autoridad)',
  request: {
    body: fundamento.extend({
      /** Any affiliation of the person serves. */
      idAfiliadoEnteGestor: idAfiliacion,
      decision: z.enum(DECISIONES_FALLECIMIENTO),
      /** These affiliations get back the dates from before the death; nothing else of them changes. */
      afiliaciones: afiliacionesVistas,
    }),
  },
  ...respuestasDeAccion,
});

const propuesta = z
  .object({
    nombre: z.string(),
    documento: z.string(),
    /** The day of the death is null where nobody told it. */
    fecha_defuncion: fechaDada.nullable(),
    /** The identity service or the authority confirmed it, or it is from before that was asked. */
    obliga_a_todos: z.boolean(),
    /** These managing entities recorded the death. */
    declarado_por: z.array(z.string()),
    /** The documents come oldest first, each with the entity that keeps it and the affiliation that opens it. */
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
