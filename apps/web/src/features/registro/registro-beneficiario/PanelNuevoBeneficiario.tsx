import Button from '@mui/material/Button';
import { terminaPorEdad } from '@sgpa/domain/cobertura/edad';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { useModo } from '../../../lib/use-perfil.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { useFocusFirstMissing } from '../../../ui/use-first-focus.ts';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { CamposCondicion } from '../../afiliacion/CamposCondicion.tsx';
import { condicionDicha, condicionEscrita, olvidarCondicion } from '../../afiliacion/condicion.form.ts';
import { borradorDeNuevo } from '../../asegurado/borrador-de-nuevo.ts';
import type { PropsNuevoBeneficiario } from '../../asegurado/panel.ts';
import { PanelEnPasos } from '../../asistente/PanelEnPasos.tsx';
import { duenoDe } from '../../asistente/persona-en-curso.ts';
import { usePasos } from '../../asistente/use-pasos.ts';
import { hallarEnLista } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { EntidadConCodigo } from '../../empleador/EntidadConCodigo.tsx';
import { preguntaDeRegistro } from '../../guardado/confirmacion.ts';
import { PieDePanel } from '../../guardado/PieDePanel.tsx';
import { AL_GUARDAR_EN_LISTA } from '../../guardado/resultado-lista.ts';
import { personaConDocumento } from '../../persona/identidad.ts';
import type { BeneficiarioEnCurso } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { PasoValidarBeneficiario } from './PasoValidarBeneficiario.tsx';
import {
  aRegistro,
  type FormularioPanel,
  panelVacio,
  revisarPanel,
  type TitularDelPanel,
} from './panel-beneficiario.form.ts';
import { registrarBeneficiario } from './registro-beneficiario.api.ts';

interface PropsDePasoRegistrarBeneficiario {
  enCurso: BeneficiarioEnCurso;
  titular: TitularDelPanel;
  form: UseFormReturn<FormularioPanel>;
  alRegistrar: () => void;
  alCerrar: () => void;
}

function PasoRegistrarBeneficiario(props: PropsDePasoRegistrarBeneficiario) {
  const { enCurso, titular: delPanel, form, alRegistrar, alCerrar } = props;
  const { titular } = delPanel;
  const { eligeEnte } = useModo();
  const guardado = useEscritura({
    ...AL_GUARDAR_EN_LISTA,
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
      {terminaPorEdad(parentesco?.codigo ?? '') ? (
        <CamposCondicion form={parteDe(form)} disabled={guardado.desenlace?.logrado ?? false} />
      ) : null}
      <PieDePanel guardado={guardado} salida="Volver a los beneficiarios" alCerrar={alCerrar} />
    </FormStack>
  );
}

const PASOS = ['PASO 1 Validar', 'PASO 2 Detalles', 'PASO 3 Registrar'] as const;

/** Serves 'Nuevo Beneficiario' of the beneficiaries panel, in three steps (document 2 §2 Beneficiary registration). */
export default function PanelNuevoBeneficiario(props: PropsNuevoBeneficiario) {
  const { titular, alEscribir, alRegistrar, alCerrar } = props;
  const clave = borradorDeNuevo(titular.titular.idAfiliadoEnteGestor);
  const pasos = usePasos<BeneficiarioEnCurso>(`${clave}:pasos`);
  const form = useForm<FormularioPanel>({
    defaultValues: panelVacio(hoy()),
    shouldFocusError: false,
    resolver: (valores, contexto, opciones) => {
      const escribiendo = opciones.names?.length === 1;
      const revisar = (escrito: FormularioPanel) =>
        revisarPanel(escrito, titular, { hoy: hoy(), escribiendo, registrando: pasos.registrando });
      return resolverDe(revisar)(valores, contexto, opciones);
    },
  });
  const borrador = useBorradorDeFormulario(form, `${clave}:paso1`);
  const pendiente = (form.formState.isDirty || pasos.registrando) && !pasos.yaGuardado;
  useEffect(() => alEscribir(pendiente), [alEscribir, pendiente]);

  function vaciar() {
    form.reset(panelVacio(hoy()));
    borrador.descartar();
  }
  function descartar() {
    vaciar();
    pasos.empezar();
  }

  /** The condition and its proof belong to one person, and go when another is validated. */
  function validado(enCurso: BeneficiarioEnCurso) {
    if (pasos.enCurso !== null && duenoDe(pasos.enCurso) !== duenoDe(enCurso)) olvidarCondicion(parteDe(form));
    pasos.validado(enCurso);
  }

  return (
    <PanelEnPasos
      como="beneficiario"
      aviso={<DraftNotice draft={{ ...borrador, descartar }} />}
      nombres={PASOS}
      pasos={pasos}
      titulo={{ variant: 'h3', component: 'h5' }}
      validar={<PasoValidarBeneficiario form={form} titular={titular} alValidar={validado} />}
      registrar={(enCurso, terminado) => (
        <PasoRegistrarBeneficiario
          enCurso={enCurso}
          titular={titular}
          form={form}
          alRegistrar={() => {
            borrador.olvidar();
            terminado();
          }}
          alCerrar={alCerrar}
        />
      )}
      alRegistrar={alRegistrar}
      alEmpezar={vaciar}
      otro="Registrar otro beneficiario"
      acciones={(guardado) => (guardado ? null : <Button onClick={pasos.volver}>Cambiar los datos</Button>)}
    />
  );
}
