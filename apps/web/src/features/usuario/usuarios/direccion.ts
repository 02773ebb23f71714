/** How a search of the accounts reads in the page's address; what makes no sense counts as absent. */
import { MAX_PAGINA } from '@sgpa/domain/asegurado/lista-asegurados';
import { MAX_ID, MAX_ID_ENTE } from '@sgpa/domain/shared/identificador';
import { leerEstadoUsuario } from '@sgpa/domain/usuario/estado-usuario';

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

const texto = (valor: unknown): string =>
  typeof valor === 'string' || typeof valor === 'number' ? String(valor).trim() : '';

const entero = (valor: unknown, maximo: number): number | null => {
  const escrito = texto(valor);
  return /^\d{1,10}$/.test(escrito) && Number(escrito) <= maximo ? Number(escrito) : null;
};

export function leerDireccion(direccion: Readonly<Record<string, unknown>>): BusquedaUsuarios {
  const usuario = entero(direccion.usuario, MAX_ID);
  const panel = PANELES.find((uno) => uno === direccion.panel) ?? null;
  const rol = texto(direccion.rol);
  return {
    buscar: texto(direccion.buscar).slice(0, MAX_BUSCADO),
    estado: leerEstadoUsuario(texto(direccion.estado)) ?? '',
    rol: /^\w{1,40}$/.test(rol) ? rol : '',
    ente: String(entero(direccion.ente, MAX_ID_ENTE) || ''),
    pagina: Math.max(0, (entero(direccion.pagina, MAX_PAGINA) ?? 1) - 1),
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
  pagina: b.pagina === 0 ? undefined : String(b.pagina + 1),
  usuario: b.usuario?.toString(),
  panel: b.panel ?? undefined,
});

/** For the router: what is written again is always what was understood. */
export const validarDireccion = (direccion: Record<string, unknown>): DireccionUsuarios =>
  escribirDireccion(leerDireccion(direccion));
