import type { Cifra } from './datos.ts';

/** What the address of the list says of a search; what is absent is as usual. */
export interface Busqueda {
  tipoAfiliado?: 'BENEFICIARIO';
  idEnteGestor?: string;
  entidades?: string;
  estado?: string;
  fechaInicio?: string;
  fechaFin?: string;
  tipoFecha?: 'REGISTRO';
  misRegistros?: 'true';
}

/** The list that a row counts, of either type; null where the list cannot be filtered so. */
export type EnlaceDeFila = (fila: Cifra) => Busqueda | null;

/** Everybody, or one managing entity of whom may choose. */
export const delEnte = (idEnteGestor: number | null): Busqueda =>
  idEnteGestor ? { idEnteGestor: String(idEnteGestor) } : {};

export const deBeneficiarios = (busqueda: Busqueda): Busqueda => ({ ...busqueda, tipoAfiliado: 'BENEFICIARIO' });
