import type { Busqueda } from '../busqueda.ts';
import { textoDeFiltro } from './texto-de-filtro.ts';

export function FiltrosEnPapel({ busqueda }: { busqueda: Busqueda }) {
  const texto = textoDeFiltro(busqueda);
  return texto === '' ? null : <p className="en-papel">{`Filtros: ${texto}`}</p>;
}
