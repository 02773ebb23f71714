/**
 * Records what lets a beneficiary's right go on beyond the age of the kin: a proof of study or of invalidity (acuerdos
 * §12 'Ages'). Recorded while the cover lasts it moves the end; up to 90 days after an end by age it opens the row
 * again, without a gap.
 */

import { type FechaCivil, mostrarFecha, sumarDias } from '../shared/fecha-civil.ts';
import { estaCubierto, finDeCobertura, type HechosAfiliacion, terminoPorEdad } from './cobertura.ts';
import { DIAS_PARA_RENOVAR, finCambiado } from './edad.ts';
import { ESTADO } from './estados.ts';
import { conDerechoDelTitular, segunFechas, TITULAR_EN_REVISION, type Titularidad } from './revision-afiliacion.ts';
import { aceptar, alDia, type Resultado, rechazar } from './transicion.ts';

/** Tells what the recorded condition changed, on the day on which it was recorded. */
export function textoCondicion(h: HechosAfiliacion, hoy: FechaCivil): string {
  const termino = estaCubierto(h, hoy) ? null : finDeCobertura(h);
  if (termino !== null) return `Condición registrada. Su cobertura terminó el ${mostrarFecha(termino)}.`;
  return h.fin_por_edad == null
    ? 'Condición registrada: el derecho no termina por edad.'
    : `Condición registrada: el derecho por edad termina el ${mostrarFecha(h.fin_por_edad)}.`;
}

/**
 * `fin` is the last day that the condition leaves (`finPorEdad`), null for none; `titular` is where its holder stands.
 * Where the holder has no right any more the days until its end come back, and what is recorded lets an own right
 * begin.
 */
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
  if (titular?.hechos.estado === ESTADO.REVISION) return rechazar(h, 'ESTADO', TITULAR_EN_REVISION);
  if (fin !== null && fin < hoy)
    return rechazar(h, 'FECHA', `Con esta condición su derecho también terminó, el ${mostrarFecha(fin)}.`);
  const vuelve = conDerechoDelTitular(segunFechas({ ...h, fin_por_edad: fin }, hoy), titular, hoy);
  const sigue = estaCubierto(vuelve, hoy);
  const ultimo = sumarDias(h.fin_por_edad, DIAS_PARA_RENOVAR);
  if (hoy <= ultimo) return aceptar(sigue || terminaDespues(vuelve, h.fin_por_edad) ? vuelve : h);
  return sigue || fin !== null
    ? rechazar(
        h,
        'FECHA',
        `Su derecho terminó por edad el ${mostrarFecha(h.fin_por_edad)} y se renovaba hasta el ${mostrarFecha(ultimo)}: regístrelo de nuevo con su titular.`,
      )
    : aceptar(h);
}

function terminaDespues(h: HechosAfiliacion, dia: FechaCivil): boolean {
  const fin = finDeCobertura(h);
  return fin !== null && fin > dia;
}
