import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import type { PropsPanel } from '../../asegurado/panel.ts';
import { ResumenDeFila } from '../../asegurado/ResumenDeFila.tsx';
import type { FormularioAmpliacion as Formulario } from '../ampliacion.form.ts';
import { preguntaDeAmpliacion } from '../confirmacion.ts';
import { FormularioAmpliacion } from '../FormularioAmpliacion.tsx';
import { hechosDeTitular } from '../hechos.ts';
import { alGuardarAccion } from '../resultado-accion.ts';
import { toRequest } from './ampliacion-titular.form.ts';

const PREGUNTA = 'Esta seguro de realizar la ampliación de baja del titular?';

/** Shows the panel Ampliación of a holder (document 2 §5 Ampliación). */
export default function PanelAmpliacion({ fila, actual, alTerminar, alCerrar }: PropsPanel) {
  const caso = { hechos: hechosDeTitular(fila), codigoEntidad: fila.codigo_entidad, hoy: hoy() };
  const guardado = useEscritura({
    ...alGuardarAccion('ampliacion-titular'),
    pregunta: (form: Formulario) => preguntaDeAmpliacion(form, { titulo: PREGUNTA, persona: fila, caso }),
    enviar: (form, clave) => llamar('ampliacion-titular', { body: toRequest(form, fila) }, { clave }),
    alTerminar,
  });
  return (
    <>
      <ResumenDeFila fila={fila} actual={actual} />
      <FormularioAmpliacion
        hechos={caso.hechos}
        borradorDe={`ampliacion-titular:${fila.idAfiliadoEnteGestor}`}
        version={fila.version}
        guardado={guardado}
        alEnviar={guardado.escribir}
        alCerrar={alCerrar}
      />
    </>
  );
}
