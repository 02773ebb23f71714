import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { documentoConTipo } from '../persona/identidad.ts';
import { ResumenAsegurado } from './ResumenAsegurado.tsx';

interface Props {
  /** It is the row as it stood when the panel opened. */
  fila: FilaAsegurado;
  /** It is the row as the list holds it now. */
  actual: FilaAsegurado;
}

export function ResumenDeFila({ fila, actual }: Props) {
  return (
    <ResumenAsegurado
      persona={fila}
      documento={documentoConTipo(fila)}
      estado={actual.estado}
      entidad={fila.nombre_entidad}
    />
  );
}
