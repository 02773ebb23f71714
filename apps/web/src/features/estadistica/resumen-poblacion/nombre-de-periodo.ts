import { diasDeMesCortado } from '@sgpa/domain/estadistica/periodos';
import { esFechaCivil, type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Cifra } from '../grafico/datos.ts';

const mes = new Intl.DateTimeFormat('es-BO', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const mesCorto = new Intl.DateTimeFormat('es-BO', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** The range is told by month; null where it is told by day. */
export type RangoPorMes = { desde: FechaCivil; hasta: FechaCivil; hoy: FechaCivil } | null;

/** Gives the days of a row's month within the range, where that has not all of them. */
export const cortadoDe = ({ nombre }: Cifra, rango: RangoPorMes) =>
  rango !== null && esFechaCivil(nombre) ? diasDeMesCortado(nombre, rango) : null;

const dia = (fecha: FechaCivil): number => Number(fecha.slice(8));

/** Names a row of dates as its whole day, or its month, with its days where some are left out. */
export const nombreDePeriodo =
  (rango: RangoPorMes) =>
  (fila: Cifra): string => {
    const { nombre } = fila;
    if (!esFechaCivil(nombre)) return nombre;
    if (rango === null) return mostrarFecha(nombre);
    const cortado = cortadoDe(fila, rango);
    const entero = mes.format(new Date(nombre));
    return cortado === null ? entero : `${entero} (del ${dia(cortado[0])} al ${dia(cortado[1])})`;
  };

export const nombreCortoDePeriodo =
  (rango: RangoPorMes) =>
  (fila: Cifra): string => {
    const { nombre } = fila;
    if (!esFechaCivil(nombre)) return nombre;
    if (rango === null) return mostrarFecha(nombre).slice(0, 5);
    return `${mesCorto.format(new Date(nombre))}${cortadoDe(fila, rango) === null ? '' : '*'}`;
  };
