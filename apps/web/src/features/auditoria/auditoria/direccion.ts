/** How a search of the audit trail reads in the page's address; what makes no sense counts as absent. */

import { separarEscrito } from '@sgpa/domain/shared/documento';
import { esFechaCivil, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { MAX_ID_ENTE } from '@sgpa/domain/shared/identificador';

export interface BusquedaAuditoria {
  usuario: string;
  accion: string;
  /** Id, as the list gives it; empty for all. */
  ente: string;
  numeroDocumento: string;
  desde: FechaCivil | '';
  hasta: FechaCivil | '';
}

export type DireccionAuditoria = Partial<Record<keyof BusquedaAuditoria, string>>;

const MAX_USUARIO = 60;

const texto = (valor: unknown): string =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : '';
const siVale = (valor: string, forma: RegExp): string => (forma.test(valor) ? valor : '');
const dia = (valor: string): FechaCivil | '' => (esFechaCivil(valor) ? valor : '');

const ente = (valor: string): string =>
  /^\d{1,5}$/.test(valor) && Number(valor) <= MAX_ID_ENTE && Number(valor) > 0 ? String(Number(valor)) : '';

export const numeroEscrito = (escrito: string): string => separarEscrito(escrito).numero;

export const leerDireccion = (direccion: Readonly<Record<string, unknown>>): BusquedaAuditoria => ({
  usuario: texto(direccion.usuario).slice(0, MAX_USUARIO),
  accion: siVale(texto(direccion.accion), /^[a-z-]{1,60}$/),
  ente: ente(texto(direccion.ente)),
  numeroDocumento: siVale(numeroEscrito(texto(direccion.numeroDocumento)), /^\d{1,15}$/),
  desde: dia(texto(direccion.desde)),
  hasta: dia(texto(direccion.hasta)),
});

/** What is empty is not written. */
export const escribirDireccion = (busqueda: BusquedaAuditoria): DireccionAuditoria =>
  Object.fromEntries(Object.entries(busqueda).filter(([, valor]) => valor !== ''));

/** For the router: what is written again is always what was understood. */
export const validarDireccion = (direccion: Record<string, unknown>): DireccionAuditoria =>
  escribirDireccion(leerDireccion(direccion));

/** What the server is asked. */
export const consultaDe = ({ ente, desde, hasta, ...textos }: BusquedaAuditoria) => ({
  usuario: textos.usuario || undefined,
  accion: textos.accion || undefined,
  numeroDocumento: textos.numeroDocumento || undefined,
  idEnteGestor: ente === '' ? undefined : Number(ente),
  desde: desde === '' ? undefined : desde,
  hasta: hasta === '' ? undefined : hasta,
});
