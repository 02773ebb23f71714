import { llamar } from '../../../lib/llamar.ts';
import type { PropsPanel } from '../../asegurado/panel.ts';
import { ResumenAsegurado } from '../../asegurado/ResumenAsegurado.tsx';
import { documentoConTipo } from '../../persona/identidad.ts';
import { FormularioAmpliacion } from '../FormularioAmpliacion.tsx';
import { hechosDeTitular } from '../hechos.ts';
import { useAccion } from '../use-accion.ts';
import { type PedidoAmpliacion, toRequest } from './ampliacion-titular.form.ts';

const PREGUNTA = 'Esta seguro de realizar la ampliación de baja del titular?';

/** Panel 4 of the list (document 2 §5 Ampliación). */
export default function PanelAmpliacion({ fila, actual, alTerminar, alCerrar }: PropsPanel) {
  const accion = useAccion({
    enviar: (body: PedidoAmpliacion, clave) => llamar('ampliacion-titular', { body }, { clave }),
    pregunta: PREGUNTA,
    alTerminar,
  });
  return (
    <>
      <ResumenAsegurado
        persona={fila}
        documento={documentoConTipo(fila)}
        estado={actual.estado}
        entidad={fila.nombre_entidad}
      />
      <FormularioAmpliacion
        hechos={hechosDeTitular(fila)}
        accion={accion}
        alEnviar={(form) => accion.realizar(toRequest(form, fila))}
        alCerrar={alCerrar}
      />
    </>
  );
}
