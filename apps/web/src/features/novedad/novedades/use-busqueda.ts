import { getRouteApi } from '@tanstack/react-router';
import { sobreLaDireccion } from '../../../lib/sobre-la-direccion.ts';
import { type BusquedaNovedades, escribirDireccion, leerDireccion } from './direccion.ts';

const ruta = getRouteApi('/marco/novedades');
const con = sobreLaDireccion(leerDireccion, escribirDireccion);

/** The search of the page's address, and how to move on to another one. */
export function useBusquedaNovedades() {
  const direccion = ruta.useSearch();
  const navegar = ruta.useNavigate();
  const busqueda = leerDireccion({ ...direccion });

  const ir = (cambios: Partial<BusquedaNovedades>, replace = false) =>
    void navegar({ search: con(cambios), resetScroll: false, replace });

  return {
    busqueda,
    /** Another search starts at its first page. */
    buscar: (filtros: Pick<BusquedaNovedades, 'numeroDocumento' | 'departamento'>) =>
      ir({ ...filtros, pagina: 0, novedad: null }),
    verPagina: (pagina: number) => ir({ pagina, novedad: null }),
    elegir: (novedad: number) => ir({ novedad }, true),
    corregirPagina: (pagina: number) => ir({ pagina, novedad: null }, true),
  };
}
