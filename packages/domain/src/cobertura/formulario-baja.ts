/** Checks the baja panels, of holders and beneficiaries (document 2 §5 'Baja'). */
import { revisarRequerido } from '../shared/campos.ts';
import { type Fechas, revisarFecha } from '../shared/campos-fecha.ts';
import { type Campos, type Problemas, soloProblemas } from '../shared/problemas.ts';
import type { ModoBaja } from './baja.ts';

type FechaDeBaja = 'fecha_baja' | 'fecha_cesantia';
export type CampoBaja = 'motivo' | FechaDeBaja;
export type DatosDeBaja = Campos<'motivo'> & Fechas<FechaDeBaja>;

const BAJA_REQUERIDA = 'Baja es requerido';
export const FALTA_FECHA_BAJA = 'Falta fecha_baja';

/** Gives the problems under the fields; `modo` is null where no baja is possible. A death asks for no dates. */
export function revisarBaja(datos: DatosDeBaja, modo: ModoBaja | null): Problemas<CampoBaja> {
  return soloProblemas({
    motivo: revisarRequerido(datos.motivo),
    fecha_baja: modo === 'DEFUNCION' ? null : revisarFecha(datos.fecha_baja, BAJA_REQUERIDA),
    fecha_cesantia: llevaCesantia(modo) ? revisarFecha(datos.fecha_cesantia, BAJA_REQUERIDA) : null,
  });
}

/** Gives the dates that a baja lacks, as the panel's notice words them; none when it has all. */
export function faltaEnBaja(datos: DatosDeBaja, modo: ModoBaja | null): string[] {
  const { fecha_baja, fecha_cesantia } = revisarBaja(datos, modo);
  return [
    ...(fecha_baja?.codigo === 'REQUERIDO' ? [FALTA_FECHA_BAJA] : []),
    // The end of the cesantía is computed from the date of the baja: without the one there is not the other either. The
    // specification calls it so.
    ...(fecha_cesantia?.codigo === 'REQUERIDO' ? ['Falta ampliacion_baja'] : []),
  ];
}

/** Tells whether the panel of a mode shows the end of the cesantía, which `cesantiaDesde` computes. */
export const llevaCesantia = (modo: ModoBaja | null): boolean => modo === 'CESANTIA' || modo === 'RECTIFICACION';
