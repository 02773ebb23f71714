import type { Slug } from '../cuenta/permisos.ts';

/** Use cases, and 'beneficiarios' for the panel that holds those of the beneficiaries; in the order in which they are offered. */
export const ACCIONES_DE_FILA = [
  'detalle-asegurado',
  'baja-titular',
  'ampliacion-titular',
  'beneficiarios',
  'actualizacion-titular',
  'baja-beneficiario',
  'ampliacion-beneficiario',
  'habilitacion-derechohabiente',
  'actualizacion-beneficiario',
] as const satisfies readonly (Slug | 'beneficiarios')[];

export type AccionDeFila = (typeof ACCIONES_DE_FILA)[number];

export const leerAccionDeFila = (texto: string): AccionDeFila | undefined =>
  ACCIONES_DE_FILA.find((accion) => accion === texto);

/** The list's ways to beneficiaries are for who registers them, which CAJA_WEB_SUS does not (document 2 §2, §6). */
const REGISTRA_BENEFICIARIOS = 'registro-beneficiario';

/** The use cases that a role needs, all of them, before the list offers it an action. */
export function permisosEnLista(accion: AccionDeFila): readonly Slug[] {
  if (accion === 'beneficiarios') return [REGISTRA_BENEFICIARIOS];
  return accion === 'actualizacion-beneficiario' ? [accion, REGISTRA_BENEFICIARIOS] : [accion];
}
