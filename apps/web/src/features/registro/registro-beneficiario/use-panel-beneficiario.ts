import { ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { interpretarValidacion } from '../resultado-validacion.ts';
import { useUnaConsulta } from '../use-una-consulta.ts';
import type { BeneficiarioEnCurso } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import { interpretarTitular } from '../validacion-beneficiario/resultado-titular.ts';
import {
  type BeneficiarioValidado,
  validarBeneficiario,
} from '../validacion-beneficiario/validacion-beneficiario.api.ts';
import { trasNoCoincidir } from '../validacion-beneficiario/validacion-beneficiario.form.ts';
import type { Contraste } from '../validacion-titular.form.ts';
import { aValidacion, comoIdentidad, type FormularioPanel, type TitularDelPanel } from './panel-beneficiario.form.ts';

/** Step 1 of the panel: asks who the person is, and keeps what was said of each field. */
export function usePanelBeneficiario(
  form: UseFormReturn<FormularioPanel>,
  titular: TitularDelPanel,
  alValidar: (enCurso: BeneficiarioEnCurso) => void,
) {
  const { consultando, consultar } = useUnaConsulta();
  const [mensajes, avisar] = useState<string[]>([]);
  const [contraste, setContraste] = useState<Contraste | null>(null);
  const { idAfiliadoEnteGestor } = titular.titular;

  function responder(respuesta: BeneficiarioValidado | undefined, pedido: FormularioPanel) {
    const {
      persona,
      mensajes: porQue,
      banderas,
    } = interpretarTitular(interpretarValidacion(respuesta), respuesta, {
      idAfiliadoEnteGestor,
    });
    avisar(porQue);
    const identidad = comoIdentidad(pedido);
    if (respuesta?.estado_respuesta.codigo === ESTADO_RESPUESTA.NO_COINCIDE) {
      // Document 2 §4: a mismatch also clears the birth date.
      form.setValue('fecha_nacimiento', '', { shouldDirty: true });
      setContraste(trasNoCoincidir(identidad, banderas).contraste);
    } else setContraste({ pedido: identidad, banderas });
    const hallado = respuesta?.estado_titular.detalle.find((t) => t.idAfiliadoEnteGestor === idAfiliadoEnteGestor);
    if (!persona || !hallado) return;
    const { tipo_doc: tipoDoc } = aValidacion(pedido, titular).data[0] ?? {};
    alValidar({ persona, tipoDoc, titular: hallado, parentesco: pedido.parentesco_titular });
  }

  async function validar(valores: FormularioPanel): Promise<void> {
    avisar([]);
    setContraste(null);
    await consultar(
      (senal) => validarBeneficiario(aValidacion(valores, titular), senal),
      (respuesta) => responder(respuesta, valores),
    );
  }

  return { validando: consultando, mensajes, contraste, avisar, validar };
}
