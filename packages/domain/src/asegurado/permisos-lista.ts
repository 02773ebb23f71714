import type { Slug } from '../cuenta/permisos.ts';

/** Use cases, and 'beneficiarios' for the panel that holds those of the beneficiaries. */
export type AccionDeFila =
  | Extract<
      Slug,
      | 'detalle-asegurado'
      | 'baja-titular'
      | 'ampliacion-titular'
      | 'actualizacion-titular'
      | 'baja-beneficiario'
      | 'ampliacion-beneficiario'
      | 'habilitacion-derechohabiente'
      | 'actualizacion-beneficiario'
    >
  | 'beneficiarios';

/** The list's ways to beneficiaries are for who registers them, which CAJA_WEB_SUS does not (document 2 §2, §6). */
const REGISTRA_BENEFICIARIOS = 'registro-beneficiario';

/** The use cases that a role needs, all of them, before the list offers it an action. */
export function permisosEnLista(accion: AccionDeFila): readonly Slug[] {
  if (accion === 'beneficiarios') return [REGISTRA_BENEFICIARIOS];
  return accion === 'actualizacion-beneficiario' ? [accion, REGISTRA_BENEFICIARIOS] : [accion];
}
