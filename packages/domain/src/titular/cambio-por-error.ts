/** Offers back what a new job that was registered in error ended, one by one (acuerdos §12 'Undo'; ADR 20). */
import { terminarEn } from '../cobertura/baja.ts';
import { finDeCobertura, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import type { Titularidad } from '../cobertura/revision-afiliacion.ts';
import { devolverFechas } from '../cobertura/revision-fallecimiento.ts';
import type { Resultado } from '../cobertura/transicion.ts';
import { textoDe } from '../errors/rechazo.ts';
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';

export interface TerminadaPorCambio {
  actual: HechosAfiliacion;
  /** The facts are as the change found them. */
  antes: HechosAfiliacion;
  fallecida: boolean;
  /** Somebody has decided something else of its cover since. */
  cambiada: boolean;
  /** A beneficiary has the holder as it will be, and whether that one still lacks what the change took. */
  titular: (Titularidad & { noVuelve: boolean }) | null;
  /** The closed job is given where it was by the same employer: the two may not cover one day. */
  cerrada: HechosAfiliacion | null;
  /** These days are covered by what was registered of the person since; the last one is null while it is open. */
  otras: readonly { desde: FechaCivil; hasta: FechaCivil | null }[];
}

const no = (texto: string): Resultado => ({ ok: false, codigo: 'ESTADO', texto });

const CAMBIADA = 'Después del cambio de empleador se registró otro cambio en esta afiliación.';
const SIN_TITULAR = 'Su cobertura sigue a la del titular, que no vuelve a sus fechas de antes.';
const MISMO_EMPLEADOR = 'Es con el mismo empleador, y terminaba antes que la afiliación que se cierra.';

/** Nobody is given back what is covered otherwise by now, nor more than the holder has. */
export function deshacerCambio(terminada: TerminadaPorCambio, hoy: FechaCivil): Resultado {
  const { actual, antes, fallecida, cambiada, titular, cerrada, otras } = terminada;
  if (fallecida) return no(textoDe('PERSONA_FALLECIDA'));
  if (cambiada) return no(CAMBIADA);
  if (titular?.noVuelve) return no(SIN_TITULAR);
  const devuelta = devolverFechas(actual, antes, titular, hoy);
  if (!devuelta.ok) return devuelta;
  const otra = otras.find((una) => coincide(una, finDeCobertura(actual), finDeCobertura(devuelta.hechos)));
  if (otra !== undefined) return no(`Tiene otra afiliación desde el ${mostrarFecha(otra.desde)}.`);
  return cerrada !== null && !alcanza(devuelta.hechos, cerrada) ? no(MISMO_EMPLEADOR) : devuelta;
}

/** Tells whether it covers a day after `fin` and up to `nuevoFin`: one of those that are given back. */
const coincide = (
  { desde, hasta }: TerminadaPorCambio['otras'][number],
  fin: FechaCivil | null,
  nuevoFin: FechaCivil | null,
): boolean => (nuevoFin === null || desde <= nuevoFin) && (hasta === null || fin === null || hasta > fin);

/** Tells whether the one given back, which began first, covers all that the other did. */
function alcanza(devuelta: HechosAfiliacion, cerrada: HechosAfiliacion): boolean {
  const fin = finDeCobertura(devuelta);
  const otroFin = finDeCobertura(cerrada);
  return fin === null || (otroFin !== null && otroFin <= fin);
}

/**
 * One employer covers nobody twice: what the one given back covers, the closed one never did. Where it reaches less far
 * the closed one keeps its days, so that none is lost. By another employer its days stay, as what was told then.
 */
export const sinDiasDobles = (cerrada: HechosAfiliacion, devuelta: HechosAfiliacion): HechosAfiliacion =>
  cerrada.fecha_afiliacion !== null && alcanza(devuelta, cerrada)
    ? terminarEn(cerrada, cerrada.fecha_afiliacion)
    : cerrada;
