/** The holder update form asks for this beyond `revisarPaso3` (document 2 §5 'Holder update'). */

/** Codes are as in the form: prefix and number, or a fixed code. */
interface Busqueda {
  codigoEntidad: string;
  /** The last search that found an employer had this code; null when none did. */
  codigoEncontrado: string | null;
}

const SIN_BUSQUEDA =
  'Observación: Debe realizar la búsqueda de la ENTIDAD EMPLEADORA antes de actualizar la información.';

/** Warns that the employer must be searched before saving, and again after its code changed; null once it was. */
export function avisoDeBusqueda({ codigoEntidad, codigoEncontrado }: Busqueda): string | null {
  return codigoEntidad.trim().toUpperCase() === codigoEncontrado?.trim().toUpperCase() ? null : SIN_BUSQUEDA;
}
