import Button from '@mui/material/Button';
import { esLaMisma } from '../../lib/misma-busqueda.ts';

interface Props<B extends object, F extends Partial<B>> {
  busqueda: B;
  /** The filters that let all through. */
  sinFiltros: F;
  alBuscar: (filtros: F) => void;
}

/** What one may do about an empty list, where something narrows it. */
export const QuitarFiltros = <B extends object, F extends Partial<B>>({
  busqueda,
  sinFiltros,
  alBuscar,
}: Props<B, F>) =>
  esLaMisma(busqueda, sinFiltros) ? null : (
    <Button variant="outlined" onClick={() => alBuscar(sinFiltros)}>
      Quitar los filtros
    </Button>
  );
