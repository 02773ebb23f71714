/** How a search of the accounts reads in the page's address; what makes no sense counts as absent. */
import { MAX_ID } from '@sgpa/domain/shared/identificador';
import { leerEstadoUsuario } from '@sgpa/domain/usuario/estado-usuario';
import { escribirPagina, leerEnte, leerEntero, leerPagina, leerTexto } from '../../../lib/direccion.ts';

/** What is open over the list. */
const PANELES = ['nuevo', 'detalles', 'editar'] as const;
export type PanelUsuario = (typeof PANELES)[number];

export interface DireccionUsuarios {
  buscar?: string;
  estado?: string;
  rol?: string;
  ente?: string;
  pagina?: string;
  /** The one that is chosen. */
  usuario?: string;
  panel?: PanelUsuario;
}

export interface FiltrosDeUsuarios {
  buscar: string;
  estado: string;
  rol: string;
  ente: string;
}

export interface BusquedaUsuarios extends FiltrosDeUsuarios {
  /** Zero-based; the address counts from one. */
  pagina: number;
  usuario: number | null;
  panel: PanelUsuario | null;
}

const MAX_BUSCADO = 100;

export function leerDireccion(direccion: Readonly<Record<string, unknown>>): BusquedaUsuarios {
  const usuario = leerEntero(direccion.usuario, MAX_ID);
  const panel = PANELES.find((uno) => uno === direccion.panel) ?? null;
  const rol = leerTexto(direccion.rol);
  return {
    buscar: leerTexto(direccion.buscar).slice(0, MAX_BUSCADO),
    estado: leerEstadoUsuario(leerTexto(direccion.estado)) ?? '',
    rol: /^\w{1,40}$/.test(rol) ? rol : '',
    ente: leerEnte(direccion.ente),
    pagina: leerPagina(direccion.pagina),
    usuario,
    panel: panel === 'nuevo' || usuario !== null ? panel : null,
  };
}

/** What is as usual is not written. */
export const escribirDireccion = (b: BusquedaUsuarios): DireccionUsuarios => ({
  buscar: b.buscar || undefined,
  estado: b.estado || undefined,
  rol: b.rol || undefined,
  ente: b.ente || undefined,
  pagina: escribirPagina(b.pagina),
  usuario: b.usuario?.toString(),
  panel: b.panel ?? undefined,
});

/** For the router: what is written again is always what was understood. */
export const validarDireccion = (direccion: Record<string, unknown>): DireccionUsuarios =>
  escribirDireccion(leerDireccion(direccion));
