/** An ampliación, of holders and beneficiaries alike: the cesantía goes on until a later day (document 2 §5 'Ampliación'). */
import { type FechaCivil, mostrarFecha } from '../shared/fecha-civil.ts';
import type { HechosAfiliacion } from './cobertura.ts';
import { ESTADO } from './estados.ts';
import { aceptar, alDia, type Resultado, rechazar } from './transicion.ts';

export function ampliar(h: HechosAfiliacion, fecha_ampliacion: FechaCivil, hoy: FechaCivil): Resultado {
  if (h.estado !== ESTADO.CESANTIA)
    return rechazar(h, 'ESTADO', 'La ampliación solo se puede registrar en estado CESANTIA.');
  if (h.fecha_cesantia !== null && fecha_ampliacion <= h.fecha_cesantia) {
    const cesantia = mostrarFecha(h.fecha_cesantia);
    return rechazar(h, 'FECHA', `La fecha fin de ampliación debe ser posterior a la fecha de cesantía (${cesantia}).`);
  }
  return aceptar(alDia({ ...h, fecha_ampliacion, estado: ESTADO.AMPLIACION }, hoy));
}
