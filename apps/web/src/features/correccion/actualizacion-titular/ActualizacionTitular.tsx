import { CorreccionDeRegistro, type PropsDeCorreccion } from '../CorreccionDeRegistro.tsx';
import { leerTitular } from './actualizacion-titular.api.ts';
import { FormularioActualizacionTitular } from './FormularioActualizacionTitular.tsx';

/** A holder's record, to correct it. */
export const ActualizacionTitular = (props: PropsDeCorreccion) => (
  <CorreccionDeRegistro
    caso="actualizacion-titular"
    leer={leerTitular}
    Formulario={FormularioActualizacionTitular}
    {...props}
  />
);
