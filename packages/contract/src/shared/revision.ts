/** Both reviews of the authority send and show these. */
import { z } from 'zod';
import { enDigitos, fechaDada, id, idAfiliacion, parrafos, textoExacto } from './campos.ts';
import { codigoEstado } from './codigos.ts';
import { PDF_MAX } from './tamanos.ts';

const fecha = fechaDada.nullable();

export const situacion = z
  .object({
    codigo_estado: codigoEstado,
    estado: z.string(),
    fecha_baja: fecha,
    fecha_cesantia: fecha,
    fecha_ampliacion: fecha,
    fecha_derechohabiente: fecha,
    /** The last covered day is null while none is known. */
    fin_cobertura: fecha,
  })
  .meta({ id: 'Situacion' });
export type Situacion = z.infer<typeof situacion>;

export const fundamento = z.object({
  motivo: parrafos(500).refine((dicho) => dicho.trim() !== '', 'Debe escribir el motivo.'),
  /** The evidence is a PDF as base64, with or without the `data:` prefix. */
  evidencia: textoExacto(PDF_MAX).nullish(),
});

/** The caller saw the affiliation at this version: changed since, it is refused. */
export const afiliacionVista = z.object({
  idAfiliadoEnteGestor: idAfiliacion,
  version: id.min(1, 'El registro que se vio no es válido.'),
});

const AFILIACIONES_MAX = 200;
export const afiliacionesVistas = z.array(afiliacionVista).max(AFILIACIONES_MAX);

/** A deed recorded in error ended these; each says how it would stand if that is taken back. */
export const afiliacionTerminada = z.object({
  idAfiliadoEnteGestor: z.number(),
  version: z.number().int(),
  /** A beneficiary has the id of the holder's affiliation here. */
  idTitular: z.number().nullable(),
  nombre: z.string(),
  documento: z.string(),
  parentesco: z.string().nullable(),
  ente_gestor: z.string(),
  entidad: z.string(),
  ahora: situacion,
  /** The affiliation would stand so, its holder's given back too; null where it cannot be, as `impedimento` says. */
  despues: situacion.nullable(),
  impedimento: z.string().nullable(),
  /** Somebody has changed the affiliation otherwise after that. */
  cambiada_despues: z.boolean(),
});
export type AfiliacionTerminada = z.infer<typeof afiliacionTerminada>;

export const deAfiliacion = z.object({ idAfiliadoEnteGestor: enDigitos(idAfiliacion) });
