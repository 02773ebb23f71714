import { revisarOrden } from '@sgpa/domain/asegurado/lista-asegurados';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { type FechaCivil, leerFechaEscrita } from '@sgpa/domain/shared/fecha-civil';

export interface Escritas {
  fechaInicio: string;
  fechaFin: string;
}
export interface Leidas {
  fechaInicio: FechaCivil;
  fechaFin: FechaCivil;
}

/** Both dates as they are typed, or what is wrong with each. */
export function leerRango({ fechaInicio, fechaFin }: Escritas): Leidas | { problemas: Partial<Escritas> } {
  const [desde, hasta] = [leerFechaEscrita(fechaInicio), leerFechaEscrita(fechaFin)];
  if (desde !== null && hasta !== null) {
    const alReves = revisarOrden(desde, hasta);
    return alReves ? { problemas: { fechaFin: alReves.texto } } : { fechaInicio: desde, fechaFin: hasta };
  }
  const problema = (texto: string, fecha: FechaCivil | null) =>
    fecha === null ? (revisarFechaEscrita(texto)?.texto ?? 'Escriba la fecha.') : undefined;
  return { problemas: { fechaInicio: problema(fechaInicio, desde), fechaFin: problema(fechaFin, hasta) } };
}
