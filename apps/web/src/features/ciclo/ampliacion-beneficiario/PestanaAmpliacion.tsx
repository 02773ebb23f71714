import { llamar } from '../../../lib/llamar.ts';
import type { PropsPestana } from '../../asegurado/panel.ts';
import { FormularioAmpliacion } from '../FormularioAmpliacion.tsx';
import { hechosDeBeneficiario } from '../hechos.ts';
import { useAccion } from '../use-accion.ts';
import { type PedidoAmpliacion, toRequest } from './ampliacion-beneficiario.form.ts';

const PREGUNTA = 'Esta seguro de realizar la ampliación de baja del beneficiario?';

/** Document 2 §5 Ampliación. */
export default function PestanaAmpliacion({ beneficiario: b, titular, alTerminar }: PropsPestana) {
  const accion = useAccion({
    enviar: (body: PedidoAmpliacion, clave) => llamar('ampliacion-beneficiario', { body }, { clave }),
    pregunta: PREGUNTA,
    alTerminar,
  });
  return (
    <FormularioAmpliacion
      hechos={hechosDeBeneficiario(b)}
      accion={accion}
      alEnviar={(form) => accion.realizar(toRequest(form, b, titular))}
    />
  );
}
