import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { deshacerCambio, sinDiasDobles } from '@sgpa/domain/titular/cambio-por-error';
import type { Afiliacion } from '../../afiliacion/afiliacion.queries.ts';
import type { Hecho } from '../../afiliacion/cambios.ts';
import type { Devuelta as DevueltaDe } from '../terminada.presenter.ts';
import type { Terminada } from './terminadas.queries.ts';

export type Devuelta = DevueltaDe<Terminada>;

/** The change touched no more than this; what was corrected since stays. */
const antesDe = (fila: Afiliacion, { antes }: Terminada): HechosAfiliacion => ({
  ...fila,
  estado: antes.estado ?? fila.estado,
  fecha_cesantia: antes.fecha_cesantia ?? null,
  fecha_ampliacion: antes.fecha_ampliacion ?? null,
});

/**
 * What closing `cerrada` as registered in error gives back of what its beginning ended, of those that `elegida` names: by the
 * rules, nothing is written. In the order of their ids a holder's comes before its beneficiaries', who follow it.
 */
export function devolver(
  terminadas: readonly Terminada[],
  filas: ReadonlyMap<number, Afiliacion>,
  cerrada: Hecho,
  elegida: (id: IdAfiliacion) => boolean,
  hoy: FechaCivil,
): Devuelta[] {
  const devueltas = new Map<number, HechosAfiliacion>();
  const faltan = new Set(terminadas.map(({ id }) => id));
  return terminadas.flatMap((terminada): Devuelta[] => {
    const fila = filas.get(terminada.id);
    if (fila === undefined || !elegida(terminada.id)) return [];
    const deQuien = fila.id_titular === null ? undefined : filas.get(fila.id_titular);
    const resultado = deshacerCambio(
      {
        ...terminada,
        actual: fila,
        antes: antesDe(fila, terminada),
        // By a holder's death nobody changes jobs.
        titular: deQuien
          ? { hechos: devueltas.get(deQuien.id) ?? deQuien, defuncion: false, noVuelve: faltan.has(deQuien.id) }
          : null,
        cerrada: deQuien === undefined && fila.id_entidad === cerrada.fila.id_entidad ? cerrada.hechos : null,
      },
      hoy,
    );
    if (!resultado.ok) return [{ terminada, fila, ok: false, impedimento: resultado.texto }];
    const { hechos } = resultado;
    devueltas.set(fila.id, hechos);
    faltan.delete(fila.id);
    const { id_motivo_ampliacion = null, detalle_ampliacion = null } = terminada.antes;
    return [
      { terminada, fila, ok: true, cambio: { fila, hechos, resto: { id_motivo_ampliacion, detalle_ampliacion } } },
    ];
  });
}

/** What is closed, of the false job and of who hangs on it, beside what is given back of the same person and employer. */
export const sinDoblarDias = (cierre: Hecho, devueltas: readonly Hecho[]): Hecho => ({
  ...cierre,
  hechos: devueltas
    .filter(
      ({ fila: { id_persona, id_entidad } }) =>
        id_persona === cierre.fila.id_persona && id_entidad === cierre.fila.id_entidad,
    )
    .reduce((hechos, devuelta) => sinDiasDobles(hechos, devuelta.hechos), cierre.hechos),
});
