import { ActualizacionBeneficiario } from '../features/actualizacion-beneficiario/ActualizacionBeneficiario.tsx';
import { ActualizacionTitular } from '../features/actualizacion-titular/ActualizacionTitular.tsx';
import type { PropsActualizacion } from '../features/afiliados/dialogo-accion/panel.ts';

const FORMULARIOS = { TITULAR: ActualizacionTitular, BENEFICIARIO: ActualizacionBeneficiario };

/** Panel 10 of the list (document 2 §2): the update form of the row's kind. */
export default function PanelActualizacion({ tipo, id, alGuardar }: PropsActualizacion) {
  const Formulario = FORMULARIOS[tipo];
  return <Formulario id={String(id)} alGuardar={alGuardar} />;
}
