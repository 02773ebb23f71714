import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

type Una = DetalleAsegurado['ente_gestor'][number];

export const idDeSeccion = (idAfiliado: number): string => `afiliacion-${idAfiliado}`;

/** Puts the newest first; of two that begin on one day the later registered one. */
export const enOrdenDeVida = (afiliaciones: readonly Una[]): Una[] =>
  afiliaciones.toSorted(
    (a, b) => b.fecha_afiliacion.localeCompare(a.fecha_afiliacion) || b.idAfiliadoEnteGestor - a.idAfiliadoEnteGestor,
  );

/** Tells the baja that ended it and the job that followed. */
export function queLaTermino({ siguiente, motivo_baja, estado }: Una, todas: readonly Una[]): string {
  const baja =
    estado.fecha_baja === null ? '—' : `${motivo_baja ?? 'Baja'}, desde el ${mostrarFecha(estado.fecha_baja)}`;
  const nueva = todas.find(({ idAfiliadoEnteGestor: id }) => id === siguiente);
  return nueva === undefined ? baja : `${baja}; cambio de empleador: ${nueva.entidad}`;
}
