import type { PropsPanel } from '../../asegurado/panel.ts';
import { ActualizacionTitular } from './ActualizacionTitular.tsx';

/** Panel 10 of the list, for a holder (document 2 §2). */
export default function PanelActualizacionTitular({ fila, alCerrar }: PropsPanel) {
  return <ActualizacionTitular id={String(fila.idAfiliadoEnteGestor)} alGuardar={alCerrar} />;
}
