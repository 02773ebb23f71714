import { getRouteApi } from '@tanstack/react-router';
import type { EnDireccion } from './direccion.ts';

type Pagina = 'novedades' | 'admin' | 'parametros' | 'monitoreoView' | 'terminos';

function useDireccion<B extends object>(pagina: Pagina, { leer, con }: EnDireccion<B>) {
  const ruta = getRouteApi(`/marco/${pagina}`);
  const busqueda = leer({ ...ruta.useSearch() });
  const navegar = ruta.useNavigate();
  const ir = (cambios: object, replace = false) => void navegar({ search: con(cambios), resetScroll: false, replace });
  return { busqueda, ir };
}

export function useBusqueda<B extends object>(pagina: Pagina, enDireccion: EnDireccion<B>) {
  const { busqueda, ir } = useDireccion(pagina, enDireccion);
  return { busqueda, ir: (cambios: Partial<B>, replace?: boolean) => ir(cambios, replace) };
}

interface DeLista {
  pagina: number;
  elegido: number | null;
  /** Something is open over the list, where something can be. */
  panel?: string | null;
}

/** Serves a list by pages, where somebody is chosen. */
export function useBusquedaDeLista<B extends DeLista>(pagina: Pagina, enDireccion: EnDireccion<B>) {
  const { busqueda, ir } = useDireccion(pagina, enDireccion);
  return {
    busqueda,
    /** Another search starts at its first page. */
    buscar: (filtros: Omit<B, keyof DeLista>) => ir({ ...filtros, pagina: 0, elegido: null }),
    verPagina: (cual: number) => ir({ pagina: cual, elegido: null }),
    elegir: (elegido: number) => ir({ elegido }, true),
    abrir: (panel: NonNullable<B['panel']>, elegido = busqueda.elegido) => ir({ panel, elegido }),
    cerrar: () => ir({ panel: null }, true),
    corregirPagina: (cual: number) => ir({ pagina: cual, elegido: null }, true),
  };
}
