import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { type Busqueda, escribirBusqueda, leerBusqueda } from './busqueda.ts';

const ruta = getRouteApi('/marco/asegurado');

/** The search of the page's address, and how to move on to another one. */
export function useBusqueda() {
  const direccion = ruta.useSearch();
  const navegar = ruta.useNavigate();
  const { history } = useRouter();
  const abiertoAqui = useRef(false);
  const busqueda = useMemo(() => leerBusqueda({ ...direccion }), [direccion]);

  const ir = (cambios: Partial<Busqueda>, replace = false) =>
    void navegar({ search: escribirBusqueda({ ...busqueda, ...cambios }), replace, resetScroll: false });

  return {
    busqueda,
    /** Another search starts at its first page; a page of the same one says which. */
    buscar: (cambios: Partial<Busqueda>) => ir({ ...cambios, pagina: 0, detalle: null }),
    verPagina: (pagina: number) => ir({ pagina, detalle: null }),
    corregirPagina: (pagina: number) => ir({ pagina }, true),
    abrirDetalle(id: number) {
      abiertoAqui.current = true;
      ir({ detalle: id });
    },
    /** Opened here, closing goes back; opened from a shared address, there is nowhere to go back to. */
    cerrarDetalle() {
      if (abiertoAqui.current) history.back();
      else ir({ detalle: null }, true);
      abiertoAqui.current = false;
    },
  };
}
