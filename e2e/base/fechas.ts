import { hoyEnLaPaz, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';

/** Gives today in La Paz as DD/MM/YYYY, moved by some days. */
export const enLaPaz = (dias = 0): string => mostrarFecha(sumarDias(hoyEnLaPaz(new Date()), dias));
