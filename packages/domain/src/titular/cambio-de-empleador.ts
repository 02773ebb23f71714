/**
 * Judges a new job where the former one ended (acuerdos §12 'Change of employer'): the new affiliation takes the place
 * of what the former one left, its cesantía and its ampliación, and is no double affiliation.
 */
import { estaCubierto, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import { ESTADO } from '../cobertura/estados.ts';
import { alDia } from '../cobertura/transicion.ts';
import { type FechaCivil, mostrarFecha, sumarDias } from '../shared/fecha-civil.ts';
import { rolAtiende } from './tipo-asegurado.ts';

export type AfiliacionDeTitular = HechosAfiliacion & {
  id_ente_gestor: number;
  id_entidad: number;
  /** The insured type comes as its name or its code. */
  tipo_asegurado: string;
};

interface Nueva {
  id_ente_gestor: number;
  id_entidad: number;
  fecha_afiliacion: FechaCivil;
}

type ConBaja<T> = T & { fecha_baja: FechaCivil };

/** Recognises an ended job that a new one may cut: not under review, nor of a type that the role does not end. */
export const puedeTerminarPorCambio = <T extends Omit<AfiliacionDeTitular, 'id_entidad' | 'id_ente_gestor'>>(
  una: T,
  rol: string,
): una is ConBaja<T> =>
  una.tipo === 'TITULAR' &&
  una.fecha_baja !== null &&
  una.estado !== ESTADO.REVISION &&
  rolAtiende(rol, una.tipo_asegurado);

/**
 * Tells whether the new affiliation of this person, as a holder, takes its place: it is of the same managing entity,
 * has a baja on record, and covers the first day of the new one or its eve.
 */
export function esEmpleoAnterior(una: AfiliacionDeTitular, nueva: Nueva, rol: string): boolean {
  const { fecha_afiliacion: desde } = nueva;
  if (una.id_ente_gestor !== nueva.id_ente_gestor || !puedeTerminarPorCambio(una, rol)) return false;
  // Before the job's end nobody begins anew with the same employer.
  if (una.id_entidad === nueva.id_entidad && desde < una.fecha_baja) return false;
  return estaCubierto(una, desde) || estaCubierto(una, sumarDias(desde, -1));
}

/** Gives a former job's facts once a new one begins on `desde`: what cover its baja left it ends on the eve. */
export function terminarPorCambio(una: HechosAfiliacion, desde: FechaCivil, hoy: FechaCivil): HechosAfiliacion {
  const { fecha_baja: baja } = una;
  const vispera = sumarDias(desde, -1);
  const quedaAlgo = baja !== null && desde > baja;
  const hasta = (fin: FechaCivil | null) => (fin === null || !quedaAlgo ? null : fin < vispera ? fin : vispera);
  const fecha_cesantia = hasta(una.fecha_cesantia);
  const ampliada = hasta(una.fecha_ampliacion);
  const fecha_ampliacion =
    ampliada !== null && (fecha_cesantia === null || ampliada > fecha_cesantia) ? ampliada : null;
  const estado = fecha_ampliacion === null ? ESTADO.BAJA_FUTURA : una.estado;
  return alDia({ ...una, estado, fecha_cesantia, fecha_ampliacion }, hoy);
}

/** Tells whether the holder is covered there by nothing but former jobs, which the new one ends. */
export const esCambioDeEmpleador = (vigentes: readonly { baja: FechaCivil | null }[], hoy: FechaCivil): boolean =>
  vigentes.length > 0 && vigentes.every(({ baja }) => baja !== null && baja <= hoy);

/** A second job beside one that goes on is saved with observación; the managing entity has both: no novedad tells it. */
export const esSegundoEmpleo = (
  una: Pick<AfiliacionDeTitular, 'tipo' | 'id_ente_gestor' | 'estado'>,
  nueva: Pick<AfiliacionDeTitular, 'tipo' | 'id_ente_gestor'>,
): boolean =>
  una.tipo === 'TITULAR' &&
  una.estado === ESTADO.ACTIVO &&
  nueva.tipo === 'TITULAR' &&
  una.id_ente_gestor === nueva.id_ente_gestor;

/** Tells where the former job went on for some days beside the new one. */
export const textoDosEmpleos = ({
  nombre_entidad,
  fecha_baja,
}: {
  nombre_entidad: string;
  fecha_baja: FechaCivil | null;
}): string =>
  `Tuvo dos empleos hasta la baja con ${nombre_entidad}${fecha_baja === null ? '' : `, el ${mostrarFecha(fecha_baja)}`}.`;

/** Tells why the first day of the new job is not corrected by itself. */
export const textoComienzoDeCambio = (anterior: string): string =>
  `La cobertura con ${anterior} terminó la víspera de esta afiliación: la fecha no se corrige por sí sola. Pida a la autoridad que la revise.`;
