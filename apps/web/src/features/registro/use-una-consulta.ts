import { TEXTO_NO_PROCESADA } from '@sgpa/domain/errors/textos';
import { useEffect, useRef, useState } from 'react';
import { ErrorApi, mensajeDeFalla } from '../../lib/error-api.ts';
import { toast } from '../../ui/toast.ts';

/** Tells that a request failed. A session that ended has its own dialog, and the form stays as it is. */
export function avisarFalla(error: unknown): void {
  if (!(error instanceof ErrorApi && error.status === 401)) toast('error', mensajeDeFalla(error, TEXTO_NO_PROCESADA));
}

/** Asks one question at a time; its answer is dropped when the page is left or the question is taken back. */
export function useUnaConsulta() {
  const [consultando, setConsultando] = useState(false);
  const enCurso = useRef<AbortController | null>(null);

  useEffect(() => () => enCurso.current?.abort(), []);

  async function consultar<R>(preguntar: (senal: AbortSignal) => Promise<R>, alResponder: (respuesta: R) => void) {
    if (enCurso.current !== null) return;
    const control = new AbortController();
    enCurso.current = control;
    setConsultando(true);
    try {
      const respuesta = await preguntar(control.signal);
      if (!control.signal.aborted) alResponder(respuesta);
    } catch (error) {
      if (!control.signal.aborted) avisarFalla(error);
    } finally {
      if (enCurso.current === control) {
        enCurso.current = null;
        setConsultando(false);
      }
    }
  }

  function abandonar(): void {
    enCurso.current?.abort();
    enCurso.current = null;
    setConsultando(false);
  }

  return { consultando, consultar, abandonar };
}
