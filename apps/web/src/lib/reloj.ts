import { type FechaCivil, hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';

/** The only clock of the browser code: everything that needs "now" asks here. */
export const reloj = {
  ahora(): Date {
    return new Date();
  },
};

const ZONA = 'America/La_Paz';

const larga = new Intl.DateTimeFormat('es-BO', {
  timeZone: ZONA,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const hora = new Intl.DateTimeFormat('es-BO', {
  timeZone: ZONA,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export function hoy(): FechaCivil {
  return hoyEnLaPaz(reloj.ahora());
}

/** An instant as 'viernes, 20 de noviembre de 2026' in La Paz. */
export function fechaLarga(instante: Date): string {
  return larga.format(instante);
}

/** An instant as 'HH:mm:ss' in La Paz. */
export function horaDelDia(instante: Date): string {
  return hora.format(instante);
}
