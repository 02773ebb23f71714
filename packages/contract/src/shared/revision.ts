/** What both reviews of the authority send and show. */
import { z } from 'zod';
import { enDireccion, fechaDada, id, idAfiliacion, parrafos, textoExacto } from './campos.ts';
import { codigoEstado } from './codigos.ts';
import { PDF_MAX } from './tamanos.ts';

const fecha = fechaDada.nullable();

/** Where an affiliation stands, or would. */
export const situacion = z
  .object({
    codigo_estado: codigoEstado,
    estado: z.string(),
    fecha_baja: fecha,
    fecha_cesantia: fecha,
    fecha_ampliacion: fecha,
    fecha_derechohabiente: fecha,
    /** Last covered day; null while none is known. */
    fin_cobertura: fecha,
  })
  .meta({ id: 'Situacion' });
export type Situacion = z.infer<typeof situacion>;

/** Why, and what it was decided on. */
export const fundamento = z.object({
  motivo: parrafos(500).refine((dicho) => dicho.trim() !== '', 'Debe escribir el motivo.'),
  /** A PDF as base64, with or without the `data:` prefix. */
  evidencia: textoExacto(PDF_MAX).nullish(),
});

/** An affiliation as the caller saw it: changed since, it is refused. */
export const afiliacionVista = z.object({
  idAfiliadoEnteGestor: idAfiliacion,
  version: id.min(1, 'El registro que se vio no es válido.'),
});

const AFILIACIONES_MAX = 200;
export const afiliacionesVistas = z.array(afiliacionVista).max(AFILIACIONES_MAX);

/** What a deed recorded in error ended, and how it would stand if that is taken back. */
export const afiliacionTerminada = z.object({
  idAfiliadoEnteGestor: z.number(),
  version: z.number().int(),
  /** Of a beneficiary, the holder's affiliation. */
  idTitular: z.number().nullable(),
  nombre: z.string(),
  documento: z.string(),
  parentesco: z.string().nullable(),
  ente_gestor: z.string(),
  entidad: z.string(),
  ahora: situacion,
  /** As it would be, its holder's given back too; null where it cannot be, for the reason in `impedimento`. */
  despues: situacion.nullable(),
  impedimento: z.string().nullable(),
  /** Somebody decided something else of it after that. */
  cambiada_despues: z.boolean(),
});
export type AfiliacionTerminada = z.infer<typeof afiliacionTerminada>;

export const deAfiliacion = z.object({ idAfiliadoEnteGestor: enDireccion(idAfiliacion) });
