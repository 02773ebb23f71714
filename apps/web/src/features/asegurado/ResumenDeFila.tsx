import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { documentoConTipo } from '../persona/identidad.ts';
import { ResumenAsegurado } from './ResumenAsegurado.tsx';

interface Props {
  /** The row is the one with which the panel opened. */
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
