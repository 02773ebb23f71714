import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { documentoConTipo } from '../persona/identidad.ts';
import { ResumenAsegurado } from './ResumenAsegurado.tsx';

interface Props {
  /** The panel works on this row (see `PropsPanel`). */
  fila: FilaAsegurado;
  /** The list holds the row so now. */
  actual: FilaAsegurado;
}

export const ResumenDeFila = ({ fila, actual }: Props) => (
  <ResumenAsegurado
    persona={fila}
    documento={documentoConTipo(fila)}
    estado={actual.estado}
    entidad={fila.nombre_entidad}
  />
);
