import { ContextoDeComposicion } from '../../features/asegurado/composicion.ts';
import { PaginaListaAsegurados } from '../../features/asegurado/lista-asegurados/PaginaListaAsegurados.tsx';
import { COMPOSICION } from './paneles.tsx';

/** Gives the list the panels that other features bring to it. */
export const PaginaDeLista = () => (
  <ContextoDeComposicion value={COMPOSICION}>
    <PaginaListaAsegurados />
  </ContextoDeComposicion>
);
