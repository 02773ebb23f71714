import { z } from 'zod';
import { anulable, complemento, fechaCivil, numeroDocumento } from './campos.ts';
import { tipoAfiliado } from './codigos.ts';

/** The three fields of the query tabs say whom a registry is asked about (document 1 §3). */
export const personaPorConsultar = z.object({
  ci: numeroDocumento,
  complemento: complemento.nullish(),
  fechaNacimiento: fechaCivil,
});

/** Tells whether the person may be registered as a holder: not one who is covered, under review or dead. */
export const registrable = z.boolean();

/** Tells on which side of the asking entity's list the person stands; null where they are not in it. */
export const lista = tipoAfiliado.nullable();

/** The identity service and the pensioner registry tell of a person like this. */
const datosPersona = z.object({
  numeroDocumento: z.string(),
  /** The complement is empty where the document has none. */
  Complemento: z.string(),
  nombres: z.string(),
  primerApellido: z.string(),
  segundoApellido: z.string(),
  fechaNacimiento: z.string(),
});
export type DatosPersona = z.infer<typeof datosPersona>;

export const datosPersonaONulo = datosPersona.nullable();

/** The identity service's query gives this answer (document 1 §3), for data and certification alike. */
export const respuestaIdentidad = z.object({
  esValido: z.boolean(),
  datosPersonaEnFormatoJson: datosPersonaONulo,
  descripcionRespuesta: z.string(),
  /** Only the certification gives this PDF in base64. */
  reporteCertificacion: anulable,
  lista,
});
export type RespuestaIdentidad = z.infer<typeof respuestaIdentidad>;
