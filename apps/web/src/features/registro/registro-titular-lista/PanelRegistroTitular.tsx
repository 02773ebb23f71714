import Button from '@mui/material/Button';
import { leerDocumento } from '@sgpa/domain/shared/documento';
import { AVISO_PASO1_LISTA } from '@sgpa/domain/titular/registro-titular-lista';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { borrarBorrador } from '../../../lib/borrador.ts';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { type Modo, useModo } from '../../../lib/use-perfil.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { useFocusFirstMissing } from '../../../ui/use-first-focus.ts';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { fechaDeAfiliacion } from '../../afiliacion/campos-del-ente.ts';
import { CampoEnteGestor } from '../../afiliacion/SeccionEnteGestor.tsx';
import type { PropsNuevoTitular } from '../../asegurado/panel.ts';
import { PanelEnPasos } from '../../asistente/PanelEnPasos.tsx';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { usePasos } from '../../asistente/use-pasos.ts';
import { useTiposAsegurado } from '../../catalogo/use-listas.ts';
import { PieDePanel } from '../../guardado/PieDePanel.tsx';
import { SeccionFamilia } from '../cambio-de-empleador/SeccionFamilia.tsx';
import { type IdentidadEscrita, PasoDeIdentidad } from '../PasoDeIdentidad.tsx';
import { useUnaConsulta } from '../use-una-consulta.ts';
import { validarTitular } from '../validacion-titular.api.ts';
import { type CampoContrastado, type Contraste, FORMULARIO_VACIO, marcaDe } from '../validacion-titular.form.ts';
import { CamposEntidadLista } from './CamposEntidadLista.tsx';
import { alElegirTipo } from './registro-titular-lista.form.ts';
import { useRegistroLista } from './use-registro-lista.ts';
import {
  type FormularioPaso1,
  interpretarFallaPaso1,
  interpretarPaso1,
  PASO1_VACIO,
  type ResultadoPaso1,
  revisarPaso1,
  toRequest,
} from './validacion-lista.form.ts';

interface PropsDePasoRegistrar {
  borrador: string;
  enCurso: PersonaEnCurso;
  modo: Modo;
  alRegistrar: () => void;
  alCerrar: () => void;
}

export function PasoRegistrar({ borrador: clave, enCurso, modo, alRegistrar, alCerrar }: PropsDePasoRegistrar) {
  const elemento = useRef<HTMLFormElement>(null);
  const registro = useRegistroLista(enCurso, modo, alRegistrar);
  const { form, fuentes, guardado, poner } = registro;
  useBorradorDeFormulario(form, clave);
  useFocusFirstError(elemento, form.formState);
  useFocusFirstMissing(elemento, form.getValues);
  const tipos = useTiposAsegurado();
  const logrado = guardado.desenlace?.logrado ?? false;

  return (
    <FormStack ref={elemento} onSubmit={registro.enviar}>
      <FormGrid>
        <CampoEnteGestor form={parteDe(form)} eligeEnte={registro.eligeEnte} disabled={logrado} />
        <FormFields
          control={form.control}
          fields={[
            {
              kind: 'select',
              name: 'tipo_asegurado',
              label: 'Tipo de asegurado',
              required: true,
              disabled: logrado || modo.tipoFijo !== null,
              options: tipos,
              onPick: (tipo) => poner(alElegirTipo(fuentes, tipo)),
            },
            fechaDeAfiliacion(logrado),
          ]}
        />
      </FormGrid>
      <CamposEntidadLista
        form={form}
        fuentes={fuentes}
        empleador={registro.empleador}
        disabled={logrado}
        preguntaAlGuardar={registro.preguntaAlGuardar}
        alPoner={poner}
      />
      <SeccionFamilia
        familia={registro.familia}
        seQuedan={form.watch('se_quedan')}
        alElegir={(seQuedan) => form.setValue('se_quedan', seQuedan, { shouldDirty: true })}
        disabled={logrado}
      />
      <PieDePanel guardado={guardado} aviso={registro.aviso} bloqueado={registro.sinCodigo} alCerrar={alCerrar} />
    </FormStack>
  );
}

/** The fields that only the wizard's form has are not asked here. */
const comoContraste = (form: FormularioPaso1) => ({ ...FORMULARIO_VACIO, ...form, tipo_documento: form.clase });

interface PropsDePasoValidar {
  form: UseFormReturn<FormularioPaso1>;
  alValidar: (enCurso: PersonaEnCurso) => void;
}

export function PasoValidar({ form, alValidar }: PropsDePasoValidar) {
  const [mensaje, setMensaje] = useState<string | null>(null);
  const [contraste, setContraste] = useState<Contraste | null>(null);

  const { consultando: validando, consultar } = useUnaConsulta();

  function responder({ persona, mensaje: porQue, banderas }: ResultadoPaso1, pedido: FormularioPaso1) {
    setMensaje(porQue);
    setContraste({ pedido: comoContraste(pedido), banderas });
    if (persona) alValidar({ persona, tipoDoc: toRequest(pedido).tipo_doc });
  }

  const enviar = form.handleSubmit(
    (valores) => {
      setMensaje(null);
      setContraste(null);
      return consultar(
        (senal) => validarTitular(toRequest(valores), senal).then(interpretarPaso1, interpretarFallaPaso1),
        (resultado) => responder(resultado, valores),
      );
    },
    ({ numero_documento }) => setMensaje(numero_documento ? AVISO_PASO1_LISTA : null),
  );

  const valores = comoContraste(form.watch());
  const marca = (campo: CampoContrastado) => marcaDe(campo, valores, contraste);

  return (
    <PasoDeIdentidad
      form={parteDe<IdentidadEscrita, FormularioPaso1>(form)}
      marca={marca}
      columnas={4}
      nacimientoRequerido={false}
      validando={validando}
      mensajes={mensaje === null ? [] : [mensaje]}
      onSubmit={enviar}
    />
  );
}

const PASOS = ['Validar', 'Detalles', 'Registrar'] as const;

function documentoBuscado(texto: string): Partial<FormularioPaso1> {
  const documento = leerDocumento(texto);
  return documento ? { numero_documento: documento.numero, complemento_documento: documento.complemento } : {};
}

/** Shows the panel Nuevo of the list: a new holder in three steps (document 2 §2 New holder wizard). */
export default function PanelRegistroTitular({ numero, escrito, alRegistrar, alCerrar }: PropsNuevoTitular) {
  const modo = useModo();
  // The draft belongs to the number searched for, and not to somebody else's.
  const clave = `registro-titular-lista:${numero}`;
  const pasos = usePasos<PersonaEnCurso>(`${clave}:pasos`);
  const form = useForm<FormularioPaso1>({
    defaultValues: { ...PASO1_VACIO, ...documentoBuscado(numero) },
    shouldFocusError: false,
    resolver: resolverDe((valores) => revisarPaso1(valores, hoy())),
  });
  const alLlegar = useEffectEvent(() => {
    // A number that was searched for stays that number, whatever was typed behind it.
    if (escrito === '' || form.getValues('numero_documento') !== '') return;
    form.setValue('numero_documento', escrito, { shouldDirty: true });
  });
  useEffect(() => alLlegar(), []);
  const borrador = useBorradorDeFormulario(form, `${clave}:paso1`);
  const olvidar = useCallback(() => {
    for (const paso of ['pasos', 'paso1', 'paso3']) borrarBorrador(`${clave}:${paso}`);
  }, [clave]);
  useLeaveGuard((form.formState.isDirty || pasos.registrando) && !pasos.yaGuardado, { draft: { olvidar } });

  function vaciar() {
    form.reset(PASO1_VACIO);
    borrador.descartar();
    olvidar();
  }
  function deNuevo() {
    vaciar();
    pasos.empezar();
  }
  return (
    <PanelEnPasos
      como="titular"
      aviso={<DraftNotice draft={{ ...borrador, descartar: deNuevo }} />}
      nombres={PASOS}
      pasos={pasos}
      titulo={{ variant: 'h2', component: 'h3' }}
      validar={<PasoValidar form={form} alValidar={pasos.validado} />}
      registrar={(enCurso, terminado) => (
        <PasoRegistrar
          borrador={`${clave}:paso3`}
          enCurso={enCurso}
          modo={modo}
          alRegistrar={() => {
            olvidar();
            terminado();
          }}
          alCerrar={alCerrar}
        />
      )}
      alRegistrar={alRegistrar}
      alEmpezar={vaciar}
      otro="Registrar otro titular"
      acciones={(guardado) => (guardado ? null : <Button onClick={deNuevo}>Validar a otra persona</Button>)}
    />
  );
}
