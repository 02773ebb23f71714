import { useRouter } from '@tanstack/react-router';
import { EN_DECLARACIONES } from '../features/declaracion/declaraciones/busqueda.ts';
import { PaginaMonitoreo } from '../features/declaracion/declaraciones/PaginaMonitoreo.tsx';
import { useBusqueda } from '../lib/use-busqueda.ts';

/** What is open stands in the address, so that Back closes it. */
export function PaginaDeMonitoreo() {
  const { busqueda, ir } = useBusqueda('monitoreoView', EN_DECLARACIONES);
  const { history } = useRouter();
  // Opened from the comparison, it goes back to it; from a shared address, there is nowhere to go back to.
  const volver = () => (history.location.state.abiertoAqui ? history.back() : ir({ cifra: null }, true));
  return <PaginaMonitoreo busqueda={busqueda} alCambiar={(cambios) => ir(cambios)} alVolver={volver} />;
}
