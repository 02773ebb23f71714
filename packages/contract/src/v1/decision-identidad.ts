import { MAX_MOTIVO_DECISION } from '@sgpa/domain/identidad/textos-decision';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  documentoBuscado,
  enDigitos,
  fechaDada,
  fechaDadaONula,
  idAfiliacion,
  idLargo,
  idPersona,
  opcional,
  parrafos,
} from '../shared/campos.ts';
import { tipoAfiliado } from '../shared/codigos.ts';
import { IDENTIDAD_DADA } from '../shared/persona.ts';
import { respuestasDeAccion } from '../shared/rechazos.ts';

const elegible = z
  .object({
    idAfiliadoEnteGestor: z.number(),
    /** The affiliation covers this person, named surnames first. */
    nombre_completo: z.string(),
    tipo_afiliado: tipoAfiliado,
    ente_gestor: z.string(),
    nombre_entidad: z.string(),
    estado: z.string(),
    fecha_afiliacion: fechaDada,
    /** The last covered day is null while the cover is open. */
    fin_cobertura: fechaDadaONula,
  })
  .meta({ id: 'AfiliacionElegible' });
export type AfiliacionElegible = z.infer<typeof elegible>;

const identidadDeArchivo = { ...IDENTIDAD_DADA, id_registro: z.number(), extranjero: z.boolean() } as const;

const archivo = z
  .object({
    ...identidadDeArchivo,
    /** The novedad was opened about this file. */
    de_la_novedad: z.boolean(),
    afiliaciones: z.array(elegible),
    /** The files may be joined with that of the novedad; null for that one itself. */
    union: z
      .object({
        /** The text says why the two cannot be joined as they stand. */
        impedimento: z.string().nullable(),
        /** One employer or holder would cover twice what each group has, so one of each group stays. */
        solapes: z.array(z.array(elegible)),
      })
      .nullable(),
  })
  .meta({ id: 'ArchivoDelNumero' });
export type ArchivoDelNumero = z.infer<typeof archivo>;

export const archivosDeLaNovedad = endpoint({
  clave: 'decision-identidad/archivos',
  method: 'GET',
  path: '/v1/novedades/identidad/:id_novedad_ente_gestor',
  summary: 'Los registros de un mismo número de documento sobre los que la autoridad decide',
  request: { params: z.object({ id_novedad_ente_gestor: enDigitos(idLargo) }) },
  response: z.object({ archivos: z.array(archivo) }),
});

const motivo = parrafos(MAX_MOTIVO_DECISION).min(1, 'Este campo es requerido.');

/** The authority says 'son dos personas', until a file changes, or 'es la misma' (acuerdos §12 'One person'). */
export const decisionIdentidad = endpoint({
  clave: 'decision-identidad',
  method: 'PUT',
  path: '/v1/novedades/identidad',
  idempotente: true,
  summary: 'Decide si quienes comparten un número de documento son dos personas o la misma, y une sus registros',
  request: {
    body: z
      .object({
        id_novedad_ente_gestor: idLargo,
        decision: z.enum(['DOS_PERSONAS', 'MISMA_PERSONA']),
        motivo,
        /** 'MISMA_PERSONA' says which file stays, which is joined to it, and each overlap's one that stays. */
        union: z
          .object({
            id_registro_queda: idPersona,
            id_registro_sale: idPersona,
            solapes: z
              .array(z.object({ queda: idAfiliacion, repetidas: z.array(idAfiliacion).min(1).max(100) }))
              .max(100)
              .default([]),
          })
          .optional(),
      })
      .refine(({ decision, union }) => (decision === 'MISMA_PERSONA') === (union !== undefined), {
        path: ['union'],
        message: 'Elija el registro que queda y el que se une a él.',
      }),
  },
  ...respuestasDeAccion,
});

const decidida = z
  .object({
    id_novedad_ente_gestor: z.number(),
    decision: z.enum(['DOS_PERSONAS', 'MISMA_PERSONA']),
    ...IDENTIDAD_DADA,
    motivo: z.string(),
    usuario: z.string(),
    fecha: fechaDada,
  })
  .meta({ id: 'IdentidadDecidida' });
export type IdentidadDecidida = z.infer<typeof decidida>;

/** Lists the newest hundred that stand, of one number or of all. */
export const identidadesDecididas = endpoint({
  clave: 'decision-identidad/decididas',
  method: 'GET',
  path: '/v1/novedades/identidades-decididas',
  summary: 'Lo que la autoridad decidió sobre registros de un mismo número y no deshizo',
  request: { querystring: z.object({ numeroDocumento: opcional(documentoBuscado) }) },
  response: z.object({ decididas: z.array(decidida) }),
});

/** An undo asks where the affiliations that came since are to go. */
export const identidadDecidida = endpoint({
  clave: 'decision-identidad/decidida',
  method: 'GET',
  path: '/v1/novedades/identidades-decididas/:id_novedad_ente_gestor',
  summary: 'Lo que se registró desde que se unieron dos registros, para deshacer la decisión',
  request: { params: z.object({ id_novedad_ente_gestor: enDigitos(idLargo) }) },
  response: z.object({
    decision: z.enum(['DOS_PERSONAS', 'MISMA_PERSONA']),
    /** For a join these are the file that stayed, and the one that stands again. */
    archivos: z.array(z.object(identidadDeArchivo)),
    desde_entonces: z.array(elegible),
    impedimento: z.string().nullable(),
  }),
});

export const reversionIdentidad = endpoint({
  clave: 'decision-identidad/reversion',
  method: 'PUT',
  path: '/v1/novedades/identidades-decididas',
  idempotente: true,
  summary: 'Deshace una decisión sobre registros de un mismo número',
  request: {
    body: z.object({
      id_novedad_ente_gestor: idLargo,
      motivo,
      /** An affiliation that came since a join goes to one of the two; one not named stays where it is. */
      destinos: z
        .array(z.object({ idAfiliadoEnteGestor: idAfiliacion, id_registro: idPersona }))
        .max(200)
        .default([]),
    }),
  },
  ...respuestasDeAccion,
});
