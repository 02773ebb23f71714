import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Busqueda, SIN_DIALOGO } from './busqueda.ts';
import { enLaLista, leerBusqueda } from './direccion.ts';
import type { TamanoDePagina } from './tamano-de-pagina.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog was opened from the entry before this one. */
    abiertoAqui?: true;
    /** The document is that of who was registered on the page that led here. */
    registrado?: string;
  }
}

const ruta = getRouteApi('/marco/asegurado');

type Dialogo = Pick<Busqueda, 'accion' | 'detalle'>;

export function useBusqueda(porPaginaUsual: TamanoDePagina) {
  const direccion = ruta.useSearch();
  const navegar = ruta.useNavigate();
  const { history } = useRouter();
  const busqueda = useMemo(() => leerBusqueda({ ...direccion }, porPaginaUsual), [direccion, porPaginaUsual]);

  const { con } = enLaLista(porPaginaUsual);
  const direccionCon = (cambios: Partial<Busqueda>) => ({ search: con(cambios), resetScroll: false });
  const ir = (cambios: Partial<Busqueda>) => void navegar(direccionCon(cambios));
  const reemplazar = (cambios: Partial<Busqueda>) =>
    void navegar({ ...direccionCon(cambios), replace: true, state: true });

  return {
    busqueda,
    registrado: history.location.state.registrado ?? null,
    /** A new search starts at its first page; within one search the page is named. */
    buscar: (cambios: Partial<Busqueda>) => ir({ ...cambios, pagina: 0, ...SIN_DIALOGO }),
    verPagina: (pagina: number) => ir({ pagina, ...SIN_DIALOGO }),
    corregirPagina: (pagina: number) => reemplazar({ pagina }),
    abrir: (dialogo: Dialogo) =>
      void navegar({
        ...direccionCon({ ...SIN_DIALOGO, ...dialogo }),
        state: (previo) => ({ ...previo, abiertoAqui: true }),
      }),
    /** Another row's dialog takes the place of this one: closing leads back to the list all the same. */
    pasarA: (detalle: number) => reemplazar({ detalle, beneficiario: null }),
    elegirBeneficiario: (beneficiario: number) => reemplazar({ beneficiario }),
    /** A dialog opened here closes by going back; one opened from a shared address has nowhere to go back to. */
    cerrar() {
      if (history.location.state.abiertoAqui) history.back();
      else reemplazar(SIN_DIALOGO);
    },
  };
}
