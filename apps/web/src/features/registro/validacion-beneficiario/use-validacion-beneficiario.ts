import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import { olvidarPersona } from '../../asistente/persona-en-curso.ts';
import { interpretarValidacion, type ResultadoValidacion } from '../resultado-validacion.ts';
import { useUnaConsulta } from '../use-una-consulta.ts';
import type { FormularioValidacion } from '../validacion-titular.form.ts';
import { type BeneficiarioEnCurso, BORRADOR, guardarBeneficiario } from './beneficiario-en-curso.ts';
import { interpretarTitular } from './resultado-titular.ts';
import { validarBeneficiario } from './validacion-beneficiario.api.ts';
import { toRequest } from './validacion-beneficiario.form.ts';

/** `codigo` is that of the server's answer. */
type AlResponder = (
  resultado: ResultadoValidacion & {
    codigo?: number;
    /** Who is refused beside that holder: who is their beneficiary already may be updated. */
    impedido?: BeneficiarioEnCurso;
  },
  pedido: FormularioValidacion,
) => void;

/** Looks the holder up when nobody did, then validates the person; who was found is stored before `alResponder` runs. */
export function useValidacionBeneficiario(
  obtenerTitular: () => Promise<TitularEncontrado | null>,
  alResponder: AlResponder,
) {
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
