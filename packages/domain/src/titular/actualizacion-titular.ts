/** What the holder update form asks for beyond `revisarPaso3` (document 2 §5 'Holder update'). */

/** Codes as in the form: prefix and number, or a fixed code. */
interface Busqueda {
  codigoEntidad: string;
  /** The code of the last search that found its entity; null when none did. */
  codigoEncontrado: string | null;
}

const SIN_BUSQUEDA =
  'Observación: Debe realizar la búsqueda de la ENTIDAD EMPLEADORA antes de actualizar la información.';

/** The employer must be searched before saving, and again after its code changed; the notice, or null. */
export function avisoDeBusqueda({ codigoEntidad, codigoEncontrado }: Busqueda): string | null {
  return codigoEntidad.trim().toUpperCase() === codigoEncontrado?.trim().toUpperCase() ? null : SIN_BUSQUEDA;
}
