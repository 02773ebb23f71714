import { ASISTENTES } from '../../asistente/asistente.ts';
import { guardarPersona, olvidarPersona } from '../../asistente/persona-en-curso.ts';
import { interpretarValidacion, type ResultadoValidacion } from '../resultado-validacion.ts';
import { useUnaConsulta } from '../use-una-consulta.ts';
import { validarTitular } from '../validacion-titular.api.ts';
import { type FormularioValidacion, toRequest } from '../validacion-titular.form.ts';
import type { VarianteTitular } from '../variante.ts';

type AlResponder = (resultado: ResultadoValidacion, pedido: FormularioValidacion) => void;

/**
 * One validation at a time, dropped when the page is left or the form is cleared. `alResponder` runs after a person
 * found was stored.
 */
export function useValidacion(variante: VarianteTitular, alResponder: AlResponder) {
  const { borrador, admiteFallecidos } = ASISTENTES[variante];
  const { consultando, consultar, abandonar } = useUnaConsulta();

  function validar(form: FormularioValidacion): Promise<void> {
    const item = toRequest(form);
    return consultar(
      (senal) => {
        olvidarPersona(borrador);
        return validarTitular(item, senal);
      },
      (respuesta) => {
        const resultado = interpretarValidacion(respuesta, admiteFallecidos);
        if (resultado.persona) {
          guardarPersona(borrador, { persona: resultado.persona, tipoDoc: item.tipo_doc, declarado: item });
        }
        alResponder(resultado, form);
      },
    );
  }

  /** Stops what is being asked, and forgets who was validated. */
  function olvidar(): void {
    abandonar();
    olvidarPersona(borrador);
  }

  return { validando: consultando, validar, olvidar };
}
