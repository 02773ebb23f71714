import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import type { PropsPanel } from '../../asegurado/panel.ts';
import { ResumenDeFila } from '../../asegurado/ResumenDeFila.tsx';
import { FormularioAmpliacion } from '../FormularioAmpliacion.tsx';
import { hechosDeTitular } from '../hechos.ts';
import { DE_ACCION } from '../resultado-accion.ts';
import { type PedidoAmpliacion, toRequest } from './ampliacion-titular.form.ts';

const PREGUNTA = 'Esta seguro de realizar la ampliación de baja del titular?';

/** Panel 4 of the list (document 2 §5 Ampliación). */
export default function PanelAmpliacion({ fila, actual, alTerminar, alCerrar }: PropsPanel) {
  const accion = useEscritura({
    ...DE_ACCION,
    pregunta: { title: PREGUNTA },
    enviar: (body: PedidoAmpliacion, clave) => llamar('ampliacion-titular', { body }, { clave }),
    alTerminar,
  });
  return (
    <>
      <ResumenDeFila fila={fila} actual={actual} />
      <FormularioAmpliacion
        hechos={hechosDeTitular(fila)}
        version={fila.version}
        accion={accion}
        alEnviar={(form) => accion.escribir(toRequest(form, fila))}
        alCerrar={alCerrar}
      />
    </>
  );
}
