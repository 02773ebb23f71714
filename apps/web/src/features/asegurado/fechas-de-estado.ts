import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Fact } from '../../ui/FactList.tsx';

/** The dates of an affiliation under their names. Nothing of what never happened: the chip of the state says it. */
export const fechasDeEstado = (fechas: Readonly<Record<string, FechaCivil | null>>): Fact[] =>
  Object.entries(fechas).flatMap(([label, dia]) => (dia === null ? [] : [{ label, value: mostrarFecha(dia) }]));
