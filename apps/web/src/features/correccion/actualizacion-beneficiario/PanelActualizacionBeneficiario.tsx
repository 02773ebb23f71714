import type { PropsPanel } from '../../asegurado/panel.ts';
import { ActualizacionBeneficiario } from './ActualizacionBeneficiario.tsx';

/** Panel 10 of the list, for a beneficiary (document 2 §2). */
export default function PanelActualizacionBeneficiario({ fila, alCerrar }: PropsPanel) {
  return <ActualizacionBeneficiario id={String(fila.idAfiliadoEnteGestor)} alGuardar={alCerrar} />;
}
