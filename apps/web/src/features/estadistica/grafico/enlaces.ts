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
  venceEn?: string;
  misRegistros?: 'true';
}

/** The list that a row counts, of either type; null where the list cannot be filtered so. */
export type EnlaceDeFila = (fila: Cifra) => Busqueda | null;

/** Of whom is told: everybody, or of whom may choose one managing entity, and of these one employer. */
export interface DeQuien {
  idEnteGestor: number | null;
  idEnteEmpleador: number | null;
}

export const listaDe = ({ idEnteGestor, idEnteEmpleador }: DeQuien): Busqueda => ({
  ...(idEnteGestor ? { idEnteGestor: String(idEnteGestor) } : {}),
  ...(idEnteEmpleador ? { entidades: String(idEnteEmpleador) } : {}),
});

export const deBeneficiarios = (busqueda: Busqueda): Busqueda => ({ ...busqueda, tipoAfiliado: 'BENEFICIARIO' });
