import type { Busqueda } from '../busqueda.ts';
import { textoDeFiltro } from './texto-de-filtro.ts';

/** Stands on paper in the place of the fields. */
export function FiltrosEnPapel({ busqueda }: { busqueda: Busqueda }) {
  const texto = textoDeFiltro(busqueda);
  return texto === '' ? null : <p className="en-papel">{`Filtros: ${texto}`}</p>;
}
