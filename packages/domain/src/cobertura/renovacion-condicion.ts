/**
 * What lets a beneficiary's right go on beyond the age of the kin: a proof of study or of invalidity (decisions §12 'Ages').
 * Recorded while the cover lasts it moves the end; up to 90 days after an end by age it opens the row again, without a gap.
 */

import { type FechaCivil, mostrarFecha, sumarDias } from '../shared/fecha-civil.ts';
import { estaCubierto, type HechosAfiliacion, terminoPorEdad } from './cobertura.ts';
import { DIAS_PARA_RENOVAR, finCambiado } from './edad.ts';
import { conDerechoDelTitular, segunFechas, type Titularidad } from './revision-afiliacion.ts';
import { aceptar, alDia, type Resultado, rechazar } from './transicion.ts';

export const textoCondicion = (fin: FechaCivil | null): string =>
  fin === null
    ? 'Condición registrada: el derecho no termina por edad.'
    : `Condición registrada: el derecho por edad termina el ${mostrarFecha(fin)}.`;

/** `fin`: the last day that the condition leaves (`finPorEdad`), null for none; `titular`: where its holder stands. */
export function renovarCondicion(
  hechos: HechosAfiliacion,
  fin: FechaCivil | null,
  titular: Titularidad | null,
  hoy: FechaCivil,
): Resultado {
  const h = alDia(hechos, hoy);
  if (h.tipo !== 'BENEFICIARIO') return rechazar(h, 'TIPO', 'Solo el derecho de un beneficiario termina por edad.');
  if (estaCubierto(h, hoy))
    return aceptar(alDia({ ...h, fin_por_edad: finCambiado(fin, h.fin_por_edad ?? null, hoy) }, hoy));
  if (!terminoPorEdad(h) || h.fin_por_edad == null)
    return rechazar(h, 'ESTADO', 'La condición se registra con la cobertura vigente o si terminó por edad.');
  const ultimo = sumarDias(h.fin_por_edad, DIAS_PARA_RENOVAR);
  if (hoy > ultimo)
    return rechazar(
      h,
      'FECHA',
      `Su derecho terminó por edad el ${mostrarFecha(h.fin_por_edad)} y se renovaba hasta el ${mostrarFecha(ultimo)}: regístrelo de nuevo con su titular.`,
    );
  if (fin !== null && fin < hoy)
    return rechazar(h, 'FECHA', `Con esta condición su derecho también terminó, el ${mostrarFecha(fin)}.`);
  const vuelve = conDerechoDelTitular(segunFechas({ ...h, fin_por_edad: fin }, hoy), titular, hoy);
  return estaCubierto(vuelve, hoy)
    ? aceptar(vuelve)
    : rechazar(h, 'ESTADO', 'La cobertura que el titular deja a sus beneficiarios ya no está vigente.');
}
