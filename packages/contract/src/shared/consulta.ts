import { z } from 'zod';
import { complemento, fechaCivil, nulo, numeroDocumento } from './campos.ts';
import { tipoAfiliado } from './codigos.ts';

/** Whom a registry is asked about (document 1 §3): the three fields of the query tabs. */
export const personaPorConsultar = z.object({
  ci: numeroDocumento,
  complemento: complemento.nullish(),
  fechaNacimiento: fechaCivil,
});

/** Whether who was found may be registered as a holder: who is not covered, under review or dead in the register. */
export const registrable = z.boolean();

/** On which side of the list of who asks the person stands; null where they are not in it. */
export const lista = tipoAfiliado.nullable();

/** A person as the identity service and the pensioner registry tell of them. */
const datosPersona = z.object({
  numeroDocumento: z.string(),
  /** Empty where the document has none. */
  Complemento: z.string(),
  nombres: z.string(),
  primerApellido: z.string(),
  segundoApellido: z.string(),
  fechaNacimiento: z.string(),
});
export type DatosPersona = z.infer<typeof datosPersona>;

export const datosPersonaONulo = datosPersona.nullable();

/** Identity-service query (document 1 §3), of data and of certification alike. */
export const respuestaIdentidad = z.object({
  esValido: z.boolean(),
  datosPersonaEnFormatoJson: datosPersonaONulo,
  descripcionRespuesta: z.string(),
  /** A PDF in base64, which only the certification gives. */
  reporteCertificacion: nulo,
  lista,
});
export type RespuestaIdentidad = z.infer<typeof respuestaIdentidad>;
