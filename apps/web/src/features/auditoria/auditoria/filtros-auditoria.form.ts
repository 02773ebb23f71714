import { leerFechaEscrita, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { numeroEscrito } from '../../persona/numero-buscado.ts';
import type { BusquedaAuditoria } from './busqueda.ts';

/** The search has its dates as they are written. */
export type CamposAuditoria = Record<keyof BusquedaAuditoria, string>;

const escrita = (dia: BusquedaAuditoria['desde']): string => (dia === '' ? '' : mostrarFecha(dia));

export const toForm = (busqueda: BusquedaAuditoria): CamposAuditoria => ({
  ...busqueda,
  desde: escrita(busqueda.desde),
  hasta: escrita(busqueda.hasta),
});

export const toRequest = (campos: CamposAuditoria): BusquedaAuditoria => ({
  ...campos,
  usuario: campos.usuario.trim(),
  numeroDocumento: numeroEscrito(campos.numeroDocumento),
  desde: leerFechaEscrita(campos.desde) ?? '',
  hasta: leerFechaEscrita(campos.hasta) ?? '',
});

export const revisarFecha = (texto: string): string | true =>
  texto === '' || leerFechaEscrita(texto) !== null || 'La fecha debe existir y tener el formato DD/MM/YYYY.';

/** Checks the last day against the first. */
export function revisarHasta(texto: string, { desde }: Pick<CamposAuditoria, 'desde'>): string | true {
  const [primero, ultimo] = [leerFechaEscrita(desde), leerFechaEscrita(texto)];
  const alReves = primero !== null && ultimo !== null && ultimo < primero;
  return alReves ? 'La fecha Hasta no puede ser anterior a Desde.' : revisarFecha(texto);
}
