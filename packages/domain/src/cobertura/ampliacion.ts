/** Defines an ampliación, a holder's or a beneficiary's: reasons, effect, and its panels' checks (document 2 §5). */
import { revisarRequerido } from '../shared/campos.ts';
import { type Fechas, revisarFecha } from '../shared/campos-fecha.ts';
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { ESTADO } from './estados.ts';
import { aceptar, alDia, type Resultado, rechazar } from './transicion.ts';

/** The reasons are of the list MOTIVO_AMPLIACION; the holder's panel shows their codes, the beneficiary's words. */
export const MOTIVOS_AMPLIACION = [
  { id: 620, sigla: 'AMPLIACION_MEDICA', nombre: 'Ampliación Médica' },
  { id: 621, sigla: 'OTROS', nombre: 'Otras causas' },
] as const;

/** Carries the cesantía on until a later day. */
export function ampliar(h: HechosAfiliacion, fecha_ampliacion: FechaCivil, hoy: FechaCivil): Resultado {
  if (h.estado !== ESTADO.CESANTIA)
    return rechazar(h, 'ESTADO', 'La ampliación solo se puede registrar en estado CESANTIA.');
  if (h.fecha_cesantia !== null && fecha_ampliacion <= h.fecha_cesantia) {
    const cesantia = mostrarFecha(h.fecha_cesantia);
    return rechazar(h, 'FECHA', `La fecha fin de ampliación debe ser posterior a la fecha de cesantía (${cesantia}).`);
  }
  return aceptar(alDia({ ...h, fecha_ampliacion, estado: ESTADO.AMPLIACION }, hoy));
}

export type CampoAmpliacion = 'motivo' | 'fecha_ampliacion';

/** The panel says this over the form when a field is missing. */
export const AVISO_AMPLIACION = 'Debe introducir los datos requeridos';

/** Gives the problems that stand under the fields. */
export function revisarAmpliacion(datos: Campos<'motivo'> & Fechas<'fecha_ampliacion'>): Problemas<CampoAmpliacion> {
  return soloProblemas({
    motivo: revisarRequerido(datos.motivo),
    fecha_ampliacion: revisarFecha(datos.fecha_ampliacion, 'Fecha Fin Ampliacion es requerido'),
  });
}

/** The server says this of an ampliación without its date. */
export const FALTA_FECHA_AMPLIACION = 'Falta fecha_fin_ampliacion';
