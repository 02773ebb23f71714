import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormSection } from '../../../ui/FormSection.tsx';
import { AvisoDeReanudacion } from '../../asistente/AvisoDeReanudacion.tsx';
import { FormularioDePaso1 } from '../FormularioDePaso1.tsx';
import { useFormularioDePaso1 } from '../use-formulario-de-paso1.ts';
import { BotonActualizar } from './AvisoYaRegistrado.tsx';
import { type BeneficiarioEnCurso, BORRADOR, olvidarBeneficiario, RUTAS } from './beneficiario-en-curso.ts';
import type { useTitular } from './use-titular.ts';
import { useValidacionBeneficiario } from './use-validacion-beneficiario.ts';
import { trasNoCoincidir } from './validacion-beneficiario.form.ts';

/** Who will be a beneficiary. Without a holder there is no way on. */
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
      // Not waited for: the form may be cleared, and filled in anew, before the answer comes.
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
