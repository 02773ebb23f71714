import type { Cifra } from './datos.ts';

/** A search is written as the list's address says it; what is absent is as usual. */
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

/** A row links to the list that it counts, of either type; null where the list cannot be filtered so. */
export type EnlaceDeFila = (fila: Cifra) => Busqueda | null;

/** Null counts everybody that one sees; who may choose picks one managing entity, and one employer of it. */
export interface DeQuien {
  idEnteGestor: number | null;
  idEnteEmpleador: number | null;
}

export const listaDe = ({ idEnteGestor, idEnteEmpleador }: DeQuien): Busqueda => ({
  ...(idEnteGestor ? { idEnteGestor: String(idEnteGestor) } : {}),
  ...(idEnteEmpleador ? { entidades: String(idEnteEmpleador) } : {}),
});

export const deBeneficiarios = (busqueda: Busqueda): Busqueda => ({ ...busqueda, tipoAfiliado: 'BENEFICIARIO' });
