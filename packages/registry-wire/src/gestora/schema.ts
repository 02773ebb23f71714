import { z } from 'zod';
import { consultaPersona, razonSocial, texto } from '../shared/campos.ts';

/** Asks the pension-fund source, POST /consulta (contributions of document 1 §2, wizard step 2). */
export const gestoraSolicitud = consultaPersona;

const aporte = z.object({
  numeroIdentificacion: texto,
  tipoEntidad: texto,
  entidadEmpleadora: razonSocial,
  /** The month is 'YYYY-MM'. */
  periodoCotizacion: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
});

/** A person without contributions has an empty list. An outage is an HTTP error, never this. */
export const gestoraRespuesta = z.object({
  finalizado: z.literal(true),
  datos: z.array(aporte),
  mensaje: z.string(),
});
export type GestoraRespuesta = z.infer<typeof gestoraRespuesta>;
