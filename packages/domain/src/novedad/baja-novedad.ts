/** A baja asks this of the novedad that it answers; the state machine judges the affiliation. */
import { aplicarAccion } from '../cobertura/acciones.ts';
import { estaCubierto, type HechosAfiliacion } from '../cobertura/cobertura.ts';
import type { FechaCivil } from '../shared/fecha-civil.ts';
import { type ClaseNovedad, claseDeNovedad } from './clases.ts';

/** The list MOTIVO_BAJA has this reason, which no panel offers. */
export const MOTIVO_NOVEDAD = 606;
export const NOMBRE_MOTIVO_NOVEDAD = 'BAJA POR NOVEDAD';
export const MAX_DETALLE_BAJA = 500;

export interface Novedad {
  codigo: string;
  estado: string;
  id_motivo_baja: number | null;
}

const ATENDIDA = 'La novedad ya fue atendida: actualice la lista.';

const SIN_OTRA =
  'La persona ya no tiene otra cobertura vigente: esta baja la dejaría sin ninguna. Si corresponde, regístrela en la lista de asegurados.';

const SIN_BAJA: Readonly<Record<ClaseNovedad['responde'], string | null>> = {
  BAJA: null,
  CORRECCION: null,
  DEFUNCION:
    'Un fallecimiento se registra con la baja por defunción, en la lista de asegurados: deja a los beneficiarios su cesantía.',
  RENOVACION:
    'Avisa cuándo termina la cobertura por edad: termina sola ese día. Si corresponde otra baja, regístrela en la lista de asegurados.',
  DECISION: 'La responde la autoridad, que decide si los registros son de una persona o de dos.',
  NADA: 'Esta novedad solo informa. Si corresponde una baja, regístrela en la lista de asegurados.',
};

/** Tells whether the novedad was answered so before: the same deed twice changes nothing (acuerdos §10). */
export const yaDadaDeBaja = ({ estado, id_motivo_baja }: Novedad): boolean =>
  estado === 'PROCESADA' && id_motivo_baja === MOTIVO_NOVEDAD;

/** Tells why this novedad leads to no baja, whatever its affiliation; null where it does. */
export function impideLaNovedad({ codigo, estado }: Novedad): string | null {
  if (estado !== 'ABIERTA') return ATENDIDA;
  const clase = claseDeNovedad(codigo);
  return clase === undefined ? null : SIN_BAJA[clase.responde];
}

type Cobertura = HechosAfiliacion & { id: number };

/**
 * A double affiliation is one while both sides cover on the day asked, even where the job has not written yet that the
 * other one ended. `registros` are all of the person's, in every managing entity.
 */
export const impideSerLaUnica = (
  { codigo }: Novedad,
  idAfiliacion: number,
  registros: readonly Cobertura[],
  hoy: FechaCivil,
): string | null =>
  codigo !== 'DOBLE_AFILIACION' || registros.some((otra) => otra.id !== idAfiliacion && estaCubierto(otra, hoy))
    ? null
    : SIN_OTRA;

/** Judges the novedad, and then the affiliation. */
export function impideBaja(
  novedad: Novedad,
  hechos: Cobertura,
  registros: readonly Cobertura[],
  hoy: FechaCivil,
): string | null {
  const impedimento = impideLaNovedad(novedad);
  if (impedimento !== null) return impedimento;
  const resultado = aplicarAccion(hechos, { tipo: 'baja-novedad' }, hoy);
  return resultado.ok ? impideSerLaUnica(novedad, hechos.id, registros, hoy) : resultado.texto;
}
