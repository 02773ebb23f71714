/**
 * State and dates alone do not tell all of a past day: these fields add reviews, and the right that a beneficiary had
 * before the own one. They are written with each change (`revisionesTras`), and read by `estadoEn` and by `estado_en` of
 * the database.
 */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { ESTADO } from './estados.ts';

export interface OtrosDias {
  /** The present review began on this day; null outside of one. */
  fecha_revision: FechaCivil | null;
  /** The state that this review interrupted. */
  estado_previo: number | null;
  /** Holds the first day of each ended review and the day on which it ended, one after the other; null for none. */
  revisiones: FechaCivil[] | null;
  /** The former right covered until this day; it is noted when a baja of the own one overwrites its dates. */
  fin_anterior: FechaCivil | null;
}

type ConRevisiones = { estado: number } & Partial<Pick<OtrosDias, 'fecha_revision' | 'estado_previo' | 'revisiones'>>;

/** Tells whether that day is under review: in the one that goes on, or in one that has ended. */
export function enRevision(h: ConRevisiones, dia: FechaCivil): boolean {
  if (h.estado === ESTADO.REVISION && !empiezaDespues(h, dia)) return true;
  return (h.revisiones ?? []).filter((limite) => limite <= dia).length % 2 === 1;
}

/** Without its first day, or the state it interrupted, nothing is known of the days before a review. */
const empiezaDespues = ({ fecha_revision, estado_previo }: ConRevisiones, dia: FechaCivil): boolean =>
  fecha_revision != null && estado_previo != null && dia < fecha_revision;

/**
 * Gives the reviews after a change that is written on `hoy`. A death that is taken back gives back the review that it
 * ended: this one has gone on since its first day, and what was noted since then goes.
 */
export function revisionesTras(
  antes: ConRevisiones,
  despues: ConRevisiones,
  hoy: FechaCivil,
): Pick<OtrosDias, 'fecha_revision' | 'estado_previo' | 'revisiones'> {
  const fecha_revision = despues.fecha_revision ?? null;
  if (despues.estado !== ESTADO.REVISION)
    return { fecha_revision: null, estado_previo: null, revisiones: terminadas(antes, hoy) };
  if (antes.estado === ESTADO.REVISION)
    return { fecha_revision, estado_previo: antes.estado_previo ?? null, revisiones: antes.revisiones ?? null };
  const recuperada = fecha_revision !== null && fecha_revision < hoy;
  return {
    fecha_revision,
    estado_previo: recuperada ? (despues.estado_previo ?? null) : antes.estado,
    revisiones: recuperada ? anterioresA(antes.revisiones, fecha_revision) : (antes.revisiones ?? null),
  };
}

/** A review that ended on the day on which it began has no day. */
function terminadas({ estado, fecha_revision, revisiones = null }: ConRevisiones, hoy: FechaCivil) {
  if (estado !== ESTADO.REVISION || fecha_revision == null || fecha_revision >= hoy) return revisiones;
  return [...(revisiones ?? []), fecha_revision, hoy];
}

function anterioresA(revisiones: OtrosDias['revisiones'] | undefined, dia: FechaCivil): OtrosDias['revisiones'] {
  const primera = revisiones?.findIndex((limite, i) => i % 2 === 0 && limite >= dia) ?? -1;
  const quedan = primera < 0 ? revisiones : revisiones?.slice(0, primera);
  return quedan?.length ? quedan : null;
}
