import { PaginaActualizacionBeneficiario } from '../features/correccion/actualizacion-beneficiario/ActualizacionBeneficiario.tsx';
import { BeneficiarioYaRegistrado } from '../features/registro/validacion-beneficiario/BeneficiarioYaRegistrado.tsx';

/** Updates the beneficiary who was validated and turned out to be registered already. */
export const ActualizacionTrasValidar = () => (
  <BeneficiarioYaRegistrado>{(id) => <PaginaActualizacionBeneficiario id={String(id)} />}</BeneficiarioYaRegistrado>
);
