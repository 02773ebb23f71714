import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { PanelDetalle } from './PanelDetalle.tsx';

interface Props {
  /** Undefined when the page of the list does not hold it (any more). */
  fila: FilaAsegurado | undefined;
  buscandoFila: boolean;
  autoridad: boolean;
  alCerrar: () => void;
}

const ACCION = 'Detalles';

export default function DialogoDetalle({ fila, buscandoFila, autoridad, alCerrar }: Props) {
  return (
    <PanelDialog open title={`${ACCION} - REGISTRO`} onClose={alCerrar}>
      {fila ? <PanelDetalle key={fila.idAfiliadoEnteGestor} fila={fila} autoridad={autoridad} /> : null}
      {!fila && buscandoFila ? <TextSkeleton lines={10} /> : null}
      {!fila && !buscandoFila ? (
        <EmptyState text="El registro no está en esta página de la lista. Cierre esta ventana y búsquelo nuevamente." />
      ) : null}
    </PanelDialog>
  );
}
