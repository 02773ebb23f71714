import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import type { PropsPestana } from '../../asegurado/panel.ts';
import { FormularioAmpliacion } from '../FormularioAmpliacion.tsx';
import { hechosDeBeneficiario } from '../hechos.ts';
import { DE_ACCION } from '../resultado-accion.ts';
import { type PedidoAmpliacion, toRequest } from './ampliacion-beneficiario.form.ts';

const PREGUNTA = 'Esta seguro de realizar la ampliación de baja del beneficiario?';

/** Document 2 §5 Ampliación. */
export default function PestanaAmpliacion({ beneficiario: b, titular, alTerminar, alCerrar }: PropsPestana) {
  const accion = useEscritura({
    ...DE_ACCION,
    pregunta: { title: PREGUNTA },
    enviar: (body: PedidoAmpliacion, clave) => llamar('ampliacion-beneficiario', { body }, { clave }),
    alTerminar,
  });
  return (
    <FormularioAmpliacion
      hechos={hechosDeBeneficiario(b)}
      version={b.version}
      accion={accion}
      alCerrar={alCerrar}
      alEnviar={(form) => accion.escribir(toRequest(form, b, titular))}
    />
  );
}
