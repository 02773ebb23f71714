import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { retirarAdvertencias, toast } from '../ui/toast.ts';
import { type Pregunta, useConfirm } from '../ui/use-confirm.tsx';
import { type Desenlace, esFinal } from './desenlace.ts';
import { ErrorApi } from './error-api.ts';
import { type Intencion, useIntencion } from './idempotencia.ts';

interface Opciones<C, R> {
  /** The question comes before anything is sent; without one, the sending begins at once. */
  pregunta?: Pregunta | ((cuerpo: C) => Pregunta);
  /** @param clave stays the same for every try of one intention: the server then writes once. */
  enviar: (cuerpo: C, clave: string) => Promise<R>;
  interpretar: (respuesta: R) => Desenlace;
  interpretarFalla: (error: unknown) => Desenlace;
  /** The intention's key is kept under this draft's name, and survives a reload. */
  borradorDeClave?: string;
  /** Queries whose key begins with one of these are asked anew once the outcome is known. */
  refresca?: readonly string[];
  alTerminar?: () => void;
}

export interface Escritura<C> {
  enviando: boolean;
  /** How the last try ended; null before one. */
  desenlace: Desenlace | null;
  escribir: (cuerpo: C) => Promise<void>;
  /** Takes the last outcome off the screen; the intention stays. */
  olvidar: () => void;
}

async function enviarConClave<C, R>(enviar: Opciones<C, R>['enviar'], cuerpo: C, intencion: Intencion): Promise<R> {
  try {
    return await enviar(cuerpo, intencion.clave());
  } catch (error) {
    if (!(error instanceof ErrorApi) || error.codigo !== 'CLAVE_REUTILIZADA') throw error;
    // The former try was done, its answer was lost, and something else was typed since: that is another intention.
    intencion.terminar();
    return enviar(cuerpo, intencion.clave());
  }
}

/**
 * Saves for every form: it asks, sends and tells, one at a time. What was typed, its drafts and the key of the
 * intention stay until the outcome is known; `alTerminar` runs when it is saved.
 */
export function useEscritura<C, R>(opciones: Opciones<C, R>): Escritura<C> {
  const { pregunta, enviar, interpretar, interpretarFalla, borradorDeClave, refresca = [], alTerminar } = opciones;
  const confirmar = useConfirm();
  const consultas = useQueryClient();
  const intencion = useIntencion(borradorDeClave);
  // The flag is set until what the deed changed is asked anew: a second click in between is no second intention.
  const enCurso = useRef(false);
  const { mutateAsync, isPending, data, reset } = useMutation({ mutationFn: intentar });

  async function intentar(cuerpo: C): Promise<Desenlace & { final: boolean }> {
    try {
      return { ...interpretar(await enviarConClave(enviar, cuerpo, intencion)), final: true };
    } catch (error) {
      return { ...interpretarFalla(error), final: esFinal(error) };
    }
  }

  async function escribir(cuerpo: C): Promise<void> {
    if (enCurso.current) return;
    enCurso.current = true;
    retirarAdvertencias();
    try {
      const dicha = typeof pregunta === 'function' ? pregunta(cuerpo) : pregunta;
      if (dicha !== undefined && !(await confirmar(dicha))) return;
      const { logrado, avisos, final } = await mutateAsync(cuerpo);
      // After a final answer, asking again even for the same is another intention.
      if (final) intencion.terminar();
      for (const { tipo, mensaje, ms } of avisos) toast(tipo, mensaje, ms);
      if (logrado) alTerminar?.();
      if (!final) return;
      const refrescado = Promise.all(refresca.map((clave) => consultas.invalidateQueries({ queryKey: [clave] })));
      // Once done, the stale screen cannot ask for it again; a refused one may be tried at once.
      if (logrado) await refrescado;
    } finally {
      enCurso.current = false;
    }
  }

  return { enviando: isPending, desenlace: data ?? null, escribir, olvidar: reset };
}
