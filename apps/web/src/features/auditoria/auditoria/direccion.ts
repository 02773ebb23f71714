/** How a search of the audit trail reads in the page's address; what makes no sense counts as absent. */

import { esFechaCivil, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { leerEnte, leerTexto } from '../../../lib/direccion.ts';
import { esNumero, numeroEscrito } from '../../persona/numero-buscado.ts';

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

function leerDia(valor: unknown): FechaCivil | '' {
  const escrito = leerTexto(valor);
  return esFechaCivil(escrito) ? escrito : '';
}

export function leerDireccion(direccion: Readonly<Record<string, unknown>>): BusquedaAuditoria {
  const accion = leerTexto(direccion.accion);
  const numero = leerTexto(direccion.numeroDocumento);
  return {
    usuario: leerTexto(direccion.usuario).slice(0, MAX_USUARIO),
    accion: /^[a-z-]{1,60}$/.test(accion) ? accion : '',
    ente: leerEnte(direccion.ente),
    numeroDocumento: esNumero(numero) ? numeroEscrito(numero) : '',
    desde: leerDia(direccion.desde),
    hasta: leerDia(direccion.hasta),
  };
}

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
