import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import type { PropsPestana } from '../../asegurado/panel.ts';
import type { FormularioAmpliacion as Formulario } from '../ampliacion.form.ts';
import { preguntaDeAmpliacion } from '../confirmacion.ts';
import { FormularioAmpliacion } from '../FormularioAmpliacion.tsx';
import { hechosDeBeneficiario } from '../hechos.ts';
import { alGuardarAccion } from '../resultado-accion.ts';
import { toRequest } from './ampliacion-beneficiario.form.ts';

const PREGUNTA = 'Esta seguro de realizar la ampliación de baja del beneficiario?';

/** Follows document 2 §5 Ampliación. */
export default function PestanaAmpliacion({ beneficiario: b, titular, alTerminar, alCerrar }: PropsPestana) {
  const caso = { hechos: hechosDeBeneficiario(b), codigoEntidad: b.codigo_entidad, hoy: hoy() };
  const guardado = useEscritura({
    ...alGuardarAccion('ampliacion-beneficiario'),
    pregunta: (form: Formulario) => preguntaDeAmpliacion(form, { titulo: PREGUNTA, persona: b, caso }),
    enviar: (form, clave) => llamar('ampliacion-beneficiario', { body: toRequest(form, b, titular) }, { clave }),
    alTerminar,
  });
  return (
    <FormularioAmpliacion
      hechos={caso.hechos}
      borradorDe={`ampliacion-beneficiario:${b.idAfiliadoEnteGestor}`}
      version={b.version}
      guardado={guardado}
      alCerrar={alCerrar}
      alEnviar={guardado.escribir}
    />
  );
}
