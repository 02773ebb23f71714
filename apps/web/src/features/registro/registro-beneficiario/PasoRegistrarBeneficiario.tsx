import { type SubmitEvent, useRef } from 'react';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { useFocusFirstMissing } from '../../../ui/use-first-focus.ts';
import { useModo } from '../../afiliacion/use-modo.ts';
import { EntidadConCodigo } from '../../empleador/EntidadConCodigo.tsx';
import { preguntaDeRegistro } from '../../guardado/confirmacion.ts';
import { PieDePanel } from '../../guardado/PieDePanel.tsx';
import { DE_LISTA } from '../../guardado/resultado-lista.ts';
import { personaConDocumento } from '../../persona/identidad.ts';
import type { BeneficiarioEnCurso } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { aRegistro, type FormularioPanel, type TitularDelPanel } from './panel-beneficiario.form.ts';
import { registrarBeneficiario } from './registro-beneficiario.api.ts';

interface Props {
  enCurso: BeneficiarioEnCurso;
  titular: TitularDelPanel;
  /** What step 1 asked. */
  pedido: FormularioPanel;
  alRegistrar: () => void;
  alCerrar: () => void;
}

/** Nothing is typed in this step. */
const sinCampos = () => undefined;

/** 'PASO 3 Registrar': what will be saved, and the confirmation. */
export function PasoRegistrarBeneficiario(props: Props) {
  const { enCurso, titular: delPanel, pedido, alRegistrar, alCerrar } = props;
  const { titular } = delPanel;
  const { eligeEnte } = useModo();
  const guardado = useEscritura({
    ...DE_LISTA,
    pregunta: () =>
      preguntaDeRegistro(
        enCurso.persona,
        [
          ['Afiliación', `Beneficiario, ${enCurso.parentesco}, desde el ${pedido.fecha_inicio}.`],
          ['Titular', personaConDocumento({ ...enCurso.titular, tipo_documento: 'CI' })],
        ],
        'Registrar beneficiario',
      ),
    enviar: registrarBeneficiario,
    alTerminar: alRegistrar,
  });
  const { titular: hallado, persona } = enCurso;
  const elemento = useRef<HTMLFormElement>(null);
  useFocusFirstMissing(elemento, sinCampos);

  function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    void guardado.escribir(aRegistro(pedido, enCurso, { idEnteGestor: titular.id_ente_gestor, eligeEnte, hoy: hoy() }));
  }

  return (
    <FormStack ref={elemento} onSubmit={enviar}>
      <FactList
        facts={[
          { label: 'Fecha de nacimiento', value: mostrarFechaDelServidor(persona.fecha_nacimiento) },
          { label: 'Parentesco', value: enCurso.parentesco },
          { label: 'Fecha de afiliación', value: pedido.fecha_inicio },
          { label: 'Ente gestor', value: hallado.ente_gestor },
          {
            label: 'Entidad empleadora',
            value: <EntidadConCodigo nombre={hallado.nombre_entidad} codigo={hallado.codigo_entidad} />,
          },
          { label: 'Tipo de asegurado', value: hallado.tipo_asegurado },
        ]}
      />
      <PieDePanel guardado={guardado} salida="Volver a los beneficiarios" alCerrar={alCerrar} />
    </FormStack>
  );
}
