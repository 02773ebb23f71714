import { FormularioAmpliacion } from '../accion/FormularioAmpliacion.tsx';
import { hechosDeBeneficiario } from '../accion/hechos.ts';
import { useAccion } from '../accion/use-accion.ts';
import type { PropsPestana } from '../beneficiarios/pestana.ts';
import { type PedidoAmpliacion, toRequest } from './ampliacion-beneficiario.form.ts';

const PREGUNTA = 'Esta seguro de realizar la ampliación de baja del beneficiario?';

/** Document 2 §5 Ampliación. */
export function PestanaAmpliacion({ beneficiario: b, titular, alTerminar }: PropsPestana) {
  const ruta = '/v1/beneficiario/ampliacion-fecha';
  const accion = useAccion<PedidoAmpliacion>({ ruta, pregunta: PREGUNTA, alTerminar });
  return (
    <FormularioAmpliacion
      hechos={hechosDeBeneficiario(b)}
      accion={accion}
      alEnviar={(form) => accion.realizar(toRequest(form, b, titular))}
    />
  );
}
