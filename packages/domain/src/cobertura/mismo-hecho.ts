/**
 * Recognises the same deed twice (acuerdos §10): a request for the reason and dates that the record already has is
 * answered as the first time. A record under review keeps the dates it came with: a request on it is judged anew.
 */
import type { FechaCivil } from '../shared/fecha-civil.ts';
import type { OpcionBaja } from './baja-beneficiario.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { ESTADO } from './estados.ts';
import { MOTIVO_DEFUNCION } from './motivos-baja.ts';

type ConMotivos = HechosAfiliacion & { id_motivo_baja: number | null; id_motivo_ampliacion: number | null };

const suspendida = ({ estado }: HechosAfiliacion): boolean => estado === ESTADO.REVISION;

interface BajaRepetida {
  idMotivo: number;
  opcion?: OpcionBaja | null;
  fecha_baja: FechaCivil | null;
  /** The caller's `version` is the row's: the same baja then is no repeat if it would still end something. */
  versionAlDia: boolean;
}

/** The reason and the date are the same; a death has the day on which it is recorded. */
export function esLaMismaBaja(h: ConMotivos, baja: BajaRepetida, hoy: FechaCivil) {
  const { idMotivo, opcion, fecha_baja, versionAlDia } = baja;
  const fecha = idMotivo === MOTIVO_DEFUNCION ? hoy : fecha_baja;
  if (suspendida(h) || h.fecha_baja === null || h.fecha_baja !== fecha || h.id_motivo_baja !== idMotivo) return false;
  // Under an own right the former baja does not count.
  if (h.fecha_derechohabiente !== null && h.fecha_baja <= h.fecha_derechohabiente) return false;
  const quitaAlgo = h.fecha_ampliacion !== null || (opcion === 'DEFINITIVA' && h.fecha_cesantia !== null);
  return !(versionAlDia && quitaAlgo);
}

interface AmpliacionPedida {
  idMotivo: number;
  fecha_ampliacion: FechaCivil | null;
}

export const esLaMismaAmpliacion = (h: ConMotivos, { idMotivo, fecha_ampliacion }: AmpliacionPedida): boolean =>
  !suspendida(h) &&
  h.fecha_ampliacion !== null &&
  h.fecha_ampliacion === fecha_ampliacion &&
  h.id_motivo_ampliacion === idMotivo;

/** An own right comes with the employer and the insured type of a rentista. */
interface ComoRentista {
  id_entidad: number;
  id_tipo_asegurado: number;
}

export const esLaMismaHabilitacion = (
  h: HechosAfiliacion & ComoRentista,
  pedida: ComoRentista & { fecha_inicio: FechaCivil },
): boolean =>
  !suspendida(h) &&
  h.fecha_derechohabiente === pedida.fecha_inicio &&
  h.id_entidad === pedida.id_entidad &&
  h.id_tipo_asegurado === pedida.id_tipo_asegurado;
