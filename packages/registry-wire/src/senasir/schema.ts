import { z } from 'zod';
import { consultaPersona, datosPersona } from '../shared/campos.ts';

/** Asks the pensioner registry, POST /consulta (document 1 §3, Pensioner-registry query). */
export const senasirSolicitud = consultaPersona;

/** `codigoRespuesta` is 1 for somebody without a pension (the description says so), 2 for a pensioner with data. */
export const SENASIR_CODIGO = { sinRenta: 1, rentista: 2 } as const;

const rentista = z.object({
  esValido: z.literal(true),
  codigoRespuesta: z.literal(SENASIR_CODIGO.rentista),
  descripcionRespuesta: z.string(),
  datosPersonaEnFormatoJson: datosPersona,
  datosBeneficioEnFormatoJson: z.object({ beneficio: z.string() }),
});

const sinRenta = z.object({
  esValido: z.literal(false),
  codigoRespuesta: z.literal(SENASIR_CODIGO.sinRenta),
  descripcionRespuesta: z.string(),
  datosPersonaEnFormatoJson: z.null(),
  datosBeneficioEnFormatoJson: z.null(),
});

export const senasirRespuesta = z.discriminatedUnion('esValido', [rentista, sinRenta]);
export type SenasirRespuesta = z.infer<typeof senasirRespuesta>;
