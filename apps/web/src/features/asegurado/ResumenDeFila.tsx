import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { documentoConTipo } from '../persona/identidad.ts';
import { ResumenAsegurado } from './ResumenAsegurado.tsx';

interface Props {
  /** As it was when its panel opened. */
  fila: FilaAsegurado;
  /** As the list holds it now. */
  actual: FilaAsegurado;
}

/** Over an action's form: whose row it is about, and how it stands now. */
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
