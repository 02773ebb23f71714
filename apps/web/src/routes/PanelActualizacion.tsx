import type { PropsActualizacion } from '../features/asegurado/panel.ts';
import { ActualizacionBeneficiario } from '../features/correccion/actualizacion-beneficiario/ActualizacionBeneficiario.tsx';
import { ActualizacionTitular } from '../features/correccion/actualizacion-titular/ActualizacionTitular.tsx';

const FORMULARIOS = { TITULAR: ActualizacionTitular, BENEFICIARIO: ActualizacionBeneficiario };

/** Panel 10 of the list (document 2 §2): the update form of the row's kind. */
export default function PanelActualizacion({ tipo, id, alGuardar }: PropsActualizacion) {
  const Formulario = FORMULARIOS[tipo];
  return <Formulario id={String(id)} alGuardar={alGuardar} />;
}
