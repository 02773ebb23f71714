/** The checks of the baja and ampliación panels, of holders and beneficiaries (document 2 §5 'Baja' and 'Ampliación'). */

import { revisarRequerido } from '../shared/campos.ts';
import { revisarFecha } from '../shared/campos-fecha.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';
import type { ModoBaja } from './baja.ts';

export type CampoBaja = 'tipo_motivo' | 'fecha_fin' | 'fecha_fin_cesantia';
export type CampoAmpliacion = 'tipo_motivo' | 'fecha_fin_ampliacion';

const BAJA_REQUERIDA = 'Baja es requerido';
const AMPLIACION_REQUERIDA = 'Fecha Fin Ampliacion es requerido';

/** What the ampliación panel says over the form when a field is missing. */
export const AVISO_AMPLIACION = 'Debe introducir los datos requeridos';

/** Under the fields. A death asks for no dates; the cesantía is asked for where the panel shows it. */
export function revisarBaja(datos: Campos<CampoBaja>, modo: ModoBaja): Problemas<CampoBaja> {
  return soloProblemas({
    tipo_motivo: revisarRequerido(datos.tipo_motivo),
    fecha_fin: modo === 'DEFUNCION' ? null : revisarFecha(datos.fecha_fin, BAJA_REQUERIDA),
    fecha_fin_cesantia: llevaCesantia(modo) ? revisarFecha(datos.fecha_fin_cesantia, BAJA_REQUERIDA) : null,
  });
}

/** The date that a baja lacks, as the panel's notice and the server's refusal word it; null when it has all. */
export function faltaEnBaja(datos: Campos<CampoBaja>, modo: ModoBaja): string | null {
  const { fecha_fin, fecha_fin_cesantia } = revisarBaja(datos, modo);
  if (fecha_fin === BAJA_REQUERIDA) return 'Falta fecha_baja';
  return fecha_fin_cesantia === BAJA_REQUERIDA ? 'Falta ampliacion_baja' : null;
}

/** Under the fields of the ampliación panel. */
export function revisarAmpliacion(datos: Campos<CampoAmpliacion>): Problemas<CampoAmpliacion> {
  return soloProblemas({
    tipo_motivo: revisarRequerido(datos.tipo_motivo),
    fecha_fin_ampliacion: revisarFecha(datos.fecha_fin_ampliacion, AMPLIACION_REQUERIDA),
  });
}

/** As {@link faltaEnBaja}, for an ampliación. */
export function faltaEnAmpliacion(datos: Campos<CampoAmpliacion>): string | null {
  return revisarAmpliacion(datos).fecha_fin_ampliacion === AMPLIACION_REQUERIDA ? 'Falta fecha_fin_ampliacion' : null;
}

/** Whether the panel of a mode shows the end of the cesantía, which `cesantiaDesde` computes. */
export const llevaCesantia = (modo: ModoBaja): boolean => modo === 'CESANTIA' || modo === 'RECTIFICACION';
