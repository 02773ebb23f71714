import { z } from 'zod';
import { documentoConComplemento, fechaCivil, id, idEnteGestor, parrafos, texto, textoRequerido } from './campos.ts';

/** The wire names the affiliation of an action by these; `fecha_inicio` is its affiliation date. */
export const referenciaTitular = z.object({
  tipo_documento: textoRequerido(10),
  numero_documento: documentoConComplemento,
  fecha_nacimiento: fechaCivil,
  /** The employer's code, as 'NIT-1020304050': `entidad` in a name is an employer, `ente` the managing entity. */
  codigo_entidad: textoRequerido(40),
  fecha_inicio: fechaCivil.nullish(),
});

/** A beneficiary's affiliation is named by the person's own identifiers and the holder's. */
export const referenciaBeneficiario = referenciaTitular.extend({
  tipo_documento_titular: textoRequerido(10),
  numero_documento_titular: documentoConComplemento,
  fecha_nacimiento_titular: fechaCivil,
});

export const motivo = z.object({
  /** The reason itself: its id (the web sends it), code, sigla or name. */
  tipo_motivo: z.union([id, texto(60)], { error: 'Debe elegir un motivo.' }),
  descripcion_motivo: parrafos(500).nullish(),
});

/** A record past the `version` that the caller saw is not overwritten; `id_ente_gestor` is for who sees several entities. */
export const vistoEn = z.object({ version: id.nullish(), id_ente_gestor: idEnteGestor.nullish() });
