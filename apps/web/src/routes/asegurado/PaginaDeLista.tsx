import { ContextoDeComposicion } from '../../features/asegurado/composicion.ts';
import { PaginaAsegurado } from '../../features/asegurado/lista-asegurados/PaginaAsegurado.tsx';
import { COMPOSICION } from './paneles.tsx';

/** The list with the panels that other features bring to it. */
export function PaginaDeLista() {
  return (
    <ContextoDeComposicion value={COMPOSICION}>
      <PaginaAsegurado />
    </ContextoDeComposicion>
  );
}
