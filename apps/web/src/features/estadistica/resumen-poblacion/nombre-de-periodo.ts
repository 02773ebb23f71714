import { esFechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Cifra } from '../grafico/datos.ts';

const mes = new Intl.DateTimeFormat('es-BO', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const mesCorto = new Intl.DateTimeFormat('es-BO', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** A row of dates is told as its whole day, or its month. */
export const nombreDePeriodo =
  (porMes: boolean) =>
  ({ nombre }: Cifra): string => {
    if (!esFechaCivil(nombre)) return nombre;
    return porMes ? mes.format(new Date(nombre)) : mostrarFecha(nombre);
  };

export const nombreCortoDePeriodo =
  (porMes: boolean) =>
  ({ nombre }: Cifra): string => {
    if (!esFechaCivil(nombre)) return nombre;
    return porMes ? mesCorto.format(new Date(nombre)) : mostrarFecha(nombre).slice(0, 5);
  };
