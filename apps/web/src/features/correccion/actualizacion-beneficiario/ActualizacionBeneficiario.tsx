import { CorreccionDeRegistro, type PropsDeCorreccion } from '../CorreccionDeRegistro.tsx';
import { leerBeneficiario } from './actualizacion-beneficiario.api.ts';
import { FormularioActualizacionBeneficiario } from './FormularioActualizacionBeneficiario.tsx';

/** A beneficiary's record, to correct it. */
export const ActualizacionBeneficiario = (props: PropsDeCorreccion) => (
  <CorreccionDeRegistro
    caso="actualizacion-beneficiario"
    leer={leerBeneficiario}
    Formulario={FormularioActualizacionBeneficiario}
    {...props}
  />
);
