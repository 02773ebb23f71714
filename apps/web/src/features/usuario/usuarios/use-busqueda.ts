import { getRouteApi } from '@tanstack/react-router';
import { sobreLaDireccion } from '../../../lib/sobre-la-direccion.ts';
import {
  type BusquedaUsuarios,
  escribirDireccion,
  type FiltrosDeUsuarios,
  leerDireccion,
  type PanelUsuario,
} from './direccion.ts';

const ruta = getRouteApi('/marco/admin');
const con = sobreLaDireccion(leerDireccion, escribirDireccion);

/** The search of the page's address with what is open over it, and how to move on to another one. */
export function useBusquedaUsuarios() {
  const direccion = ruta.useSearch();
  const navegar = ruta.useNavigate();
  const busqueda = leerDireccion({ ...direccion });

  const ir = (cambios: Partial<BusquedaUsuarios>, replace = false) =>
    void navegar({ search: con(cambios), resetScroll: false, replace });

  return {
    busqueda,
    /** Another search starts at its first page. */
    buscar: (filtros: FiltrosDeUsuarios) => ir({ ...filtros, pagina: 0, usuario: null }),
    verPagina: (pagina: number) => ir({ pagina, usuario: null }),
    elegir: (usuario: number) => ir({ usuario }, true),
    abrir: (panel: PanelUsuario, usuario = busqueda.usuario) => ir({ panel, usuario }),
    cerrar: () => ir({ panel: null }, true),
    corregirPagina: (pagina: number) => ir({ pagina, usuario: null }, true),
  };
}
