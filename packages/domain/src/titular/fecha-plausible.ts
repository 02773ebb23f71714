/** Finds a first day that may be a slip (acuerdos §12 'Plausible dates'): it is asked about, and saved as observed. */
import { edadEn, type FechaCivil, mostrarFecha, sumarMeses } from '../shared/fecha-civil.ts';

const EDAD_DE_TRABAJAR = 14;
const MESES_ATRAS = 60;

interface Comienzo {
  /** The type is a code of the insured types. */
  tipo: string | null;
  fecha_afiliacion: FechaCivil;
  nacimiento: FechaCivil | null;
  hoy: FechaCivil;
}

/** Tells what makes the first day of a worker doubtful, with the years; null where nothing does. */
export function dudaDeComienzo({ tipo, fecha_afiliacion, nacimiento, hoy }: Comienzo): string | null {
  if (tipo !== 'TRABAJADOR') return null;
  const edad = nacimiento === null ? null : edadEn(nacimiento, fecha_afiliacion);
  const dia = mostrarFecha(fecha_afiliacion);
  if (edad !== null && edad < EDAD_DE_TRABAJAR)
    return `El ${dia} la persona tenía ${edad} ${edad === 1 ? 'año' : 'años'}.`;
  if (sumarMeses(fecha_afiliacion, MESES_ATRAS) >= hoy) return null;
  return `La afiliación empieza el ${dia}, hace ${edadEn(fecha_afiliacion, hoy)} años.`;
}
