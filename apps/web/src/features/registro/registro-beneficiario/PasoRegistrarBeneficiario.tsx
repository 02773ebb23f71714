import { esDeEdad } from '@sgpa/domain/cobertura/edad';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { useModo } from '../../../lib/use-perfil.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { useFocusFirstMissing } from '../../../ui/use-first-focus.ts';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { CamposCondicion } from '../../afiliacion/CamposCondicion.tsx';
import { condicionDicha, condicionEscrita } from '../../afiliacion/condicion.form.ts';
import { hallarEnLista } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
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
  form: UseFormReturn<FormularioPanel>;
  alRegistrar: () => void;
  alCerrar: () => void;
}

export function PasoRegistrarBeneficiario(props: Props) {
  const { enCurso, titular: delPanel, form, alRegistrar, alCerrar } = props;
  const { titular } = delPanel;
  const { eligeEnte } = useModo();
  const guardado = useEscritura({
    ...DE_LISTA,
    pregunta: () =>
      preguntaDeRegistro(
        enCurso.persona,
        [
          ['Afiliación', `Beneficiario, ${enCurso.parentesco}, desde el ${form.getValues().fecha_inicio}.`],
          ['Condición', condicionDicha(condicionEscrita(form.getValues()))],
          ['Titular', personaConDocumento({ ...enCurso.titular, tipo_documento: 'CI' })],
        ],
        'Registrar beneficiario',
      ),
    enviar: registrarBeneficiario,
    alTerminar: alRegistrar,
  });
  const { titular: hallado, persona } = enCurso;
  const parentesco = hallarEnLista(useGrupo('PARENTESCO'), enCurso.parentesco);
  const elemento = useRef<HTMLFormElement>(null);
  useFocusFirstMissing(elemento, form.getValues);
  useFocusFirstError(elemento, form.formState);
  const { fecha_inicio } = form.getValues();

  const enviar = form.handleSubmit((escrito) =>
    guardado.escribir(aRegistro(escrito, enCurso, { idEnteGestor: titular.id_ente_gestor, eligeEnte, hoy: hoy() })),
  );

  return (
    <FormStack ref={elemento} onSubmit={enviar}>
      <FactList
        facts={[
          { label: 'Fecha de nacimiento', value: mostrarFechaDelServidor(persona.fecha_nacimiento) },
          { label: 'Parentesco', value: enCurso.parentesco },
          { label: 'Fecha de afiliación', value: fecha_inicio },
          { label: 'Ente gestor', value: hallado.ente_gestor },
          {
            label: 'Entidad empleadora',
            value: <EntidadConCodigo nombre={hallado.nombre_entidad} codigo={hallado.codigo_entidad} />,
          },
          { label: 'Tipo de asegurado', value: hallado.tipo_asegurado },
        ]}
      />
      {esDeEdad(parentesco?.codigo ?? '') ? (
        <CamposCondicion form={parteDe(form)} disabled={guardado.resultado?.hecho ?? false} />
      ) : null}
      <PieDePanel guardado={guardado} salida="Volver a los beneficiarios" alCerrar={alCerrar} />
    </FormStack>
  );
}
