import { MAX_MOTIVO_DECISION } from '@sgpa/domain/identidad/decision';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enDireccion, fechaDada, idLargo, parrafos } from '../shared/campos.ts';
import { IDENTIDAD_DADA } from '../shared/identidad-dada.ts';
import { comoAccion } from '../shared/rechazos.ts';
import { respuestaAccion } from '../shared/respuestas.ts';

const archivo = z
  .object({
    ...IDENTIDAD_DADA,
    extranjero: z.boolean(),
    /** Whose the novedad is. */
    de_la_novedad: z.boolean(),
    afiliaciones: z.array(
      z.object({
        ente_gestor: z.string(),
        nombre_entidad: z.string(),
        estado: z.string(),
        fecha_afiliacion: fechaDada,
      }),
    ),
  })
  .meta({ id: 'ArchivoDelNumero' });
export type ArchivoDelNumero = z.infer<typeof archivo>;

export const archivosDeLaNovedad = endpoint('decision-identidad/archivos', {
  summary: 'Los registros de un mismo número de documento sobre los que la autoridad decide',
  request: { params: z.object({ id_novedad_ente_gestor: enDireccion(idLargo) }) },
  response: z.object({ archivos: z.array(archivo) }),
});

/** Decisions §12 'One person': 'son dos personas', until one of the files says something else. */
export const decisionIdentidad = endpoint('decision-identidad', {
  summary: 'Decide que quien comparte un número de documento con otros registros es otra persona',
  request: {
    body: z.object({
      id_novedad_ente_gestor: idLargo,
      decision: z.literal('DOS_PERSONAS'),
      motivo: parrafos(MAX_MOTIVO_DECISION).min(1, 'Este campo es requerido.'),
    }),
  },
  response: respuestaAccion,
  rechazo: comoAccion,
});
