import { EN_TERMINOS } from '../features/terminos/versiones-terminos/busqueda.ts';
import { PaginaTerminos } from '../features/terminos/versiones-terminos/PaginaTerminos.tsx';
import { useBusqueda } from '../lib/use-busqueda.ts';

/** What is open stands in the address, so that Back closes it. */
export function PaginaDeTerminos() {
  const { busqueda, ir } = useBusqueda('terminos', EN_TERMINOS);
  return <PaginaTerminos busqueda={busqueda} alCambiar={(cambios) => ir(cambios)} />;
}
