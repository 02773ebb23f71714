import { useEffect, useRef, useState } from 'react';
import { ErrorApi, mensajeDeFalla } from '../../lib/error-api.ts';
import { toast } from '../../ui/toast.ts';
import { validarTitular } from './afiliacion-titular.api.ts';
import { ASISTENTES, type Variante } from './asistente.ts';
import { guardarPersona, olvidarPersona } from './persona-validada.ts';
import { interpretarValidacion, type ResultadoValidacion } from './resultado-validacion.ts';
import { type FormularioValidacion, toRequest } from './validacion-titular.form.ts';

const FALLA = 'La operación no pudo ser procesada por favor contáctese con su administrador.';

type AlResponder = (resultado: ResultadoValidacion, pedido: FormularioValidacion) => void;

/**
 * One validation at a time, dropped when the page is left or the form is cleared. `alResponder` runs after a person
 * found was stored.
 */
export function useValidacion(variante: Variante, alResponder: AlResponder) {
  const { borrador, admiteFallecidos } = ASISTENTES[variante];
  const [validando, setValidando] = useState(false);
  const enCurso = useRef<AbortController | null>(null);

  useEffect(() => () => enCurso.current?.abort(), []);

  async function validar(form: FormularioValidacion): Promise<void> {
    if (enCurso.current !== null) return;
    const control = new AbortController();
    enCurso.current = control;
    setValidando(true);
    olvidarPersona(borrador);
    try {
      const item = toRequest(form);
      const resultado = interpretarValidacion(await validarTitular(item, control.signal), admiteFallecidos);
      if (control.signal.aborted) return;
      if (resultado.persona) {
        guardarPersona(borrador, { persona: resultado.persona, tipoDoc: item.tipo_doc, declarado: item });
      }
      alResponder(resultado, form);
    } catch (error) {
      // A session that ended has its own dialog, and the form stays as it is.
      const sesionTerminada = error instanceof ErrorApi && error.status === 401;
      if (!control.signal.aborted && !sesionTerminada) toast('error', mensajeDeFalla(error, FALLA));
    } finally {
      if (enCurso.current === control) {
        enCurso.current = null;
        setValidando(false);
      }
    }
  }

  /** Stops what is being asked, and forgets who was validated. */
  function olvidar(): void {
    enCurso.current?.abort();
    enCurso.current = null;
    setValidando(false);
    olvidarPersona(borrador);
  }

  return { validando, validar, olvidar };
}
