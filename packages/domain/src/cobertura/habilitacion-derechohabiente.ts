/** Gives a beneficiary a right of their own once the holder's has ended (acuerdos §5). */
import { type FechaCivil, mostrarFecha, sumarDias } from '../shared/fecha-civil.ts';
import { estaCubierto, finDeCobertura, type HechosAfiliacion, terminoPorEdad } from './cobertura.ts';
import { ESTADO, estadoDe } from './estados.ts';
import { aceptar, alDia, type Resultado, rechazar } from './transicion.ts';

/**
 * The former dates stay: they tell what the holder's right gave. The own right begins when that had ended, not before
 * (a baja later than the start would read as the own right's), and only once: two starts do not fit in one record.
 */
export function habilitar(h: HechosAfiliacion, fecha_inicio: FechaCivil, hoy: FechaCivil): Resultado {
  if (h.tipo !== 'BENEFICIARIO')
    return rechazar(h, 'TIPO', 'Solo un beneficiario puede ser habilitado como derechohabiente.');
  if (h.estado !== ESTADO.CESANTIA && h.estado !== ESTADO.INHABILITADO) {
    return rechazar(h, 'ESTADO', 'La habilitación solo se puede registrar en estado CESANTIA o INHABILITADO.');
  }
  if (h.fecha_derechohabiente !== null) {
    return rechazar(h, 'ESTADO', 'El beneficiario ya fue habilitado como derechohabiente y su derecho propio terminó.');
  }
  const finEdad = terminoPorEdad(h) ? finDeCobertura(h) : null;
  // The condition of a student ended with the right.
  if (finEdad !== null && h.condicion !== 'INVALIDEZ')
    return rechazar(h, 'ESTADO', 'Su derecho terminó por edad: sin la condición de invalidez no puede ser habilitado.');
  if (fecha_inicio > hoy) return rechazar(h, 'FECHA', 'La fecha de inicio no puede ser posterior a hoy.');
  const minima = finEdad !== null ? sumarDias(finEdad, 1) : (h.fecha_baja ?? h.fecha_afiliacion);
  if (minima !== null && fecha_inicio < minima) {
    return rechazar(
      h,
      'FECHA',
      `El derecho propio no puede empezar antes de que termine el del titular (${mostrarFecha(minima)}).`,
    );
  }
  return aceptar({ ...h, fecha_derechohabiente: fecha_inicio, estado: ESTADO.DERECHOHABIENTE });
}

/** Tells why a living holder stands in the way on `hoy`: they are covered. Null once they have no right any more. */
export function impideHabilitar(titular: HechosAfiliacion, hoy: FechaCivil): string | null {
  if (!estaCubierto(titular, hoy)) return null;
  const { nombre } = estadoDe(alDia(titular, hoy).estado);
  return `El titular está ${nombre}: mientras tenga cobertura, sus beneficiarios no pueden ser habilitados como derechohabientes.`;
}
