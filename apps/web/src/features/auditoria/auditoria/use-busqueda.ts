import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { type BusquedaAuditoria, DIRECCION_DE_AUDITORIA } from './busqueda.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The audit pages seen so far begin at these rows; the last one is in view. */
    lugares?: readonly string[];
    filaDeAuditoria?: number;
  }
}

const ruta = getRouteApi('/marco/auditoria');
const AL_PRINCIPIO: readonly string[] = [''];

/**
 * The search is the page's address. Which of its pages is in view is not: a place in a trail that grows means nothing
 * to who is sent the link. It belongs to the entry of the history, so that the way back and a reload find it again.
 */
export function useBusquedaAuditoria() {
  const busqueda = DIRECCION_DE_AUDITORIA.leer({ ...ruta.useSearch() });
  const navegar = ruta.useNavigate();
  const { history } = useRouter();
  const { lugares = AL_PRINCIPIO, filaDeAuditoria = null } = useLocation({ select: ({ state }) => state });
  const ver = (estado: { lugares: readonly string[]; filaDeAuditoria?: number }) =>
    void navegar({ search: DIRECCION_DE_AUDITORIA.escribir(busqueda), state: estado, resetScroll: false });

  return {
    busqueda,
    /** The page in view comes after this row; empty at the beginning. */
    tras: lugares.at(-1) ?? '',
    abierta: filaDeAuditoria,
    buscar: (nueva: BusquedaAuditoria) =>
      void navegar({ search: DIRECCION_DE_AUDITORIA.escribir(nueva), resetScroll: false }),
    masAntiguas: (siguiente: string) => ver({ lugares: [...lugares, siguiente] }),
    masRecientes: lugares.length > 1 ? () => ver({ lugares: lugares.slice(0, -1) }) : null,
    abrir: (fila: number) => ver({ lugares, filaDeAuditoria: fila }),
    /** An open row was opened from the history entry before. */
    cerrar: () => history.back(),
  };
}
