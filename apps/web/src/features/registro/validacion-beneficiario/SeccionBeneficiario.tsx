import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormSection } from '../../../ui/FormSection.tsx';
import { AvisoDeReanudacion } from '../../asistente/AvisoDeReanudacion.tsx';
import { olvidarPersona } from '../../asistente/persona-en-curso.ts';
import { FormularioDePaso1 } from '../FormularioDePaso1.tsx';
import { interpretarValidacion, type ResultadoValidacion } from '../resultado-validacion.ts';
import { useFormularioDePaso1 } from '../use-formulario-de-paso1.ts';
import { useUnaConsulta } from '../use-una-consulta.ts';
import type { FormularioValidacion } from '../validacion-titular.form.ts';
import { BotonActualizar } from './AvisoYaRegistrado.tsx';
import {
  type BeneficiarioEnCurso,
  BORRADOR,
  guardarBeneficiario,
  olvidarBeneficiario,
  RUTAS,
} from './beneficiario-en-curso.ts';
import { interpretarTitular } from './resultado-titular.ts';
import type { useTitular } from './use-titular.ts';
import { validarBeneficiario } from './validacion-beneficiario.api.ts';
import { toRequest, trasNoCoincidir } from './validacion-beneficiario.form.ts';

/** `codigo` is that of the server's answer. */
type AlResponder = (
  resultado: ResultadoValidacion & {
    codigo?: number;
    /** The person is refused beside that holder; who is their beneficiary already may be updated. */
    impedido?: BeneficiarioEnCurso;
  },
  pedido: FormularioValidacion,
) => void;

/** Looks the holder up when nobody did, then validates the person, and stores them before `alResponder` runs. */
function useValidacionBeneficiario(obtenerTitular: () => Promise<TitularEncontrado | null>, alResponder: AlResponder) {
  const { consultando, consultar, abandonar } = useUnaConsulta();

  async function validar(form: FormularioValidacion): Promise<void> {
    await consultar(
      async (senal) => {
        olvidarPersona(BORRADOR);
        const titular = await obtenerTitular();
        if (titular === null || senal.aborted) return null;
        const cuerpo = toRequest(form, titular);
        const respuesta = await validarBeneficiario(cuerpo, senal);
        const resultado = interpretarTitular(interpretarValidacion(respuesta), respuesta, titular);
        const { estado_respuesta, estado_titular } = respuesta ?? {};
        const { conyuge = null } = estado_titular ?? {};
        return { titular, tipoDoc: cuerpo.data[0]?.tipo_doc, codigo: estado_respuesta?.codigo, conyuge, ...resultado };
      },
      (respuesta) => {
        if (respuesta === null) return;
        const { titular, tipoDoc, conyuge, impedida, ...resultado } = respuesta;
        const comun = { tipoDoc, titular, parentesco: '', conyuge };
        if (resultado.persona) guardarBeneficiario({ persona: resultado.persona, ...comun });
        alResponder({ ...resultado, ...(impedida && { impedido: { persona: impedida, ...comun } }) }, form);
      },
    );
  }

  return { validando: consultando, validar, abandonar };
}

/** Validates who will be a beneficiary; without a holder there is no way on. */
export function SeccionBeneficiario({ titular }: { titular: ReturnType<typeof useTitular> }) {
  const navigate = useNavigate();
  const paso1 = useFormularioDePaso1(BORRADOR, titular.elegido !== null && titular.halladas.length === 1);
  const { form } = paso1;
  const [impedido, setImpedido] = useState<BeneficiarioEnCurso | null>(null);

  const { validando, validar, abandonar } = useValidacionBeneficiario(titular.obtener, (resultado, pedido) => {
    if (resultado.codigo === ESTADO_RESPUESTA.NO_COINCIDE) {
      const { form: siguiente, contraste } = trasNoCoincidir(pedido, resultado.banderas);
      form.setValue('fecha_nacimiento', siguiente.fecha_nacimiento, { shouldDirty: true });
      paso1.responder(resultado, contraste.pedido);
    } else paso1.responder(resultado, pedido);
    setImpedido(resultado.impedido ?? null);
    if (resultado.persona) void navigate({ to: RUTAS.paso2 });
  });

  const enviar = form.handleSubmit(
    (valores) => {
      if (validando) return;
      paso1.olvidarRespuesta();
      setImpedido(null);
      // Nothing waits for it: the form may be cleared, and filled in anew, before the answer comes.
      void validar(valores);
    },
    // What the holder's part lacks is told at the same time.
    () => void titular.form.trigger(),
  );

  function limpiar() {
    abandonar();
    setImpedido(null);
    paso1.vaciar();
  }
  function empezarOtro() {
    olvidarBeneficiario();
    limpiar();
  }

  return (
    <FormSection title="Datos del beneficiario">
      <AvisoDeReanudacion variante="beneficiario" alEmpezar={empezarOtro} />
      <FormularioDePaso1
        paso1={paso1}
        validando={validando}
        sinPaso={titular.sinPaso}
        accion={impedido ? <BotonActualizar enCurso={impedido} /> : null}
        onSubmit={enviar}
        alLimpiar={limpiar}
      />
    </FormSection>
  );
}
