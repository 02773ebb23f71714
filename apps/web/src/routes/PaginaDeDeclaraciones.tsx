import { useRouter } from '@tanstack/react-router';
import { DIRECCION_DE_DECLARACIONES } from '../features/declaracion/declaraciones/busqueda.ts';
import { PaginaDeclaraciones } from '../features/declaracion/declaraciones/PaginaDeclaraciones.tsx';
import { useBusqueda } from '../lib/use-busqueda.ts';

/** What is open stands in the address, so that Back closes it. */
export function PaginaDeDeclaraciones() {
  const { busqueda, ir } = useBusqueda('monitoreoView', DIRECCION_DE_DECLARACIONES);
  const { history } = useRouter();
  // Opened from the comparison, it goes back to it; from a shared address, there is nowhere to go back to.
  const volver = () => (history.location.state.abiertoAqui ? history.back() : ir({ cifra: null }, true));
  return <PaginaDeclaraciones busqueda={busqueda} ir={(cambios) => ir(cambios)} volver={volver} />;
}
