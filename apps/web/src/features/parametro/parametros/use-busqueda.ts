import { getRouteApi } from '@tanstack/react-router';
import { sobreLaDireccion } from '../../../lib/sobre-la-direccion.ts';
import {
  type BusquedaParametros,
  escribirDireccion,
  type FiltrosDeParametros,
  leerDireccion,
  type PanelParametro,
} from './direccion.ts';

const ruta = getRouteApi('/marco/parametros');
const con = sobreLaDireccion(leerDireccion, escribirDireccion);

/** The list of the page's address with what is open over it, and how to move on to another one. */
export function useBusquedaParametros() {
  const direccion = ruta.useSearch();
  const navegar = ruta.useNavigate();
  const busqueda = leerDireccion({ ...direccion });

  const ir = (cambios: Partial<BusquedaParametros>, replace = false) =>
    void navegar({ search: con(cambios), resetScroll: false, replace });

  return {
    busqueda,
    /** Another search starts at its first page. */
    buscar: (filtros: FiltrosDeParametros) => ir({ ...filtros, pagina: 0, valor: null }),
    verPagina: (pagina: number) => ir({ pagina, valor: null }),
    elegir: (valor: number) => ir({ valor }, true),
    abrir: (panel: PanelParametro, valor = busqueda.valor) => ir({ panel, valor }),
    cerrar: () => ir({ panel: null }, true),
    corregirPagina: (pagina: number) => ir({ pagina, valor: null }, true),
  };
}
