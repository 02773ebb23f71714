import { DECISIONES_REVISION } from '@sgpa/domain/cobertura/revision-afiliacion';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fechaDada } from '../shared/campos.ts';
import { documentoGuardado } from '../shared/documento-guardado.ts';
import { respuestasDeAccion } from '../shared/rechazos.ts';
import {
  afiliacionesVistas,
  afiliacionTerminada,
  afiliacionVista,
  deAfiliacion,
  fundamento,
  situacion,
} from '../shared/revision.ts';

const decision = z.enum(DECISIONES_REVISION);

/** Takes an affiliation into review, back to what its dates give, or closes it (acuerdos §10 'Review (108)'). */
export const revisionAfiliacion = endpoint({
  clave: 'revision-afiliacion',
  method: 'PUT',
  path: '/v1/afiliado/revision',
  idempotente: true,
  summary: 'Pone una afiliación en revisión o termina su revisión (solo la autoridad)',
  request: {
    body: afiliacionVista.extend({
      ...fundamento.shape,
      decision,
      /** The affiliation is closed as a change of employer that never was: these get back the dates that it took. */
      registrado_por_error: z.object({ afiliaciones: afiliacionesVistas }).nullish(),
    }),
  },
  ...respuestasDeAccion,
});

const propuesta = z
  .object({
    idAfiliadoEnteGestor: z.number(),
    version: z.number().int(),
    ahora: situacion,
    en_revision_desde: fechaDada.nullable(),
    /** The authority gave this reason in its last review. */
    motivo: z.string().nullable(),
    /** Somebody recorded that the person died, for everybody or for one managing entity. */
    fallecido: z.boolean(),
    /** Its managing entity keeps these on paper about the person, oldest first. */
    documentos: z.array(documentoGuardado),
    decisiones: z.array(
      z.object({
        decision,
        /** The situation is null where the decision is refused, for the reason in `impedimento`. */
        despues: situacion.nullable(),
        /** The decision ends so many beneficiaries besides. */
        beneficiarios: z.number().int(),
        impedimento: z.string().nullable(),
      }),
    ),
    /** Its beginning ended these as a change of employer; closing it as an error offers them back. */
    terminadas_por_cambio: z.array(
      afiliacionTerminada.extend({
        /** Tells how the closed one stands beside it, where that is otherwise than without it. */
        cierre: situacion.nullable(),
      }),
    ),
  })
  .meta({ id: 'PropuestaRevision' });
export type PropuestaRevision = z.infer<typeof propuesta>;

export const propuestaRevision = endpoint({
  clave: 'revision-afiliacion/propuesta',
  method: 'GET',
  path: '/v1/afiliado/revision/:idAfiliadoEnteGestor',
  summary: 'Lo que la autoridad puede decidir sobre una afiliación, y cómo quedaría',
  request: { params: deAfiliacion },
  response: propuesta,
});
