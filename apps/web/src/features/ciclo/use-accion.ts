import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClaveDeEscritura } from '../../lib/idempotencia.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { interpretarFalla, interpretarRespuesta, type ResultadoAccion } from './resultado-accion.ts';

interface Opciones<C> {
  /** @param clave the same for every try of one intention: the server then writes once. */
  enviar: (cuerpo: C, clave: string) => Promise<Respuesta>;
  /** Asked before anything is sent. */
  pregunta: string;
  alTerminar: () => void;
}

/** Some answer inside `data` (document 2 §7). */
type Respuesta = RespuestaAccion | { data: RespuestaAccion };

export interface Accion<C> {
  enviando: boolean;
  /** Of the last try; null before it. */
  resultado: ResultadoAccion | null;
  realizar: (cuerpo: C) => Promise<void>;
}

/**
 * Asks, sends and tells, one at a time. After an answer the list and the details are asked anew: what they show was
 * changed by this action, or by somebody else's before it.
 */
export function useAccion<C>({ enviar, pregunta, alTerminar }: Opciones<C>): Accion<C> {
  const confirmar = useConfirm();
  const consultas = useQueryClient();
  const claveDe = useClaveDeEscritura();
  const intento = useRef(0);
  const enCurso = useRef(false);
  const [enviando, setEnviando] = useState(false);
  const [resultado, setResultado] = useState<ResultadoAccion | null>(null);

  async function intentar(cuerpo: C): Promise<ResultadoAccion | null> {
    try {
      const clave = claveDe({ intento: intento.current, cuerpo });
      const respuesta = await enviar(cuerpo, clave);
      return interpretarRespuesta('data' in respuesta ? respuesta.data : respuesta);
    } catch (error) {
      return interpretarFalla(error);
    }
  }

  async function realizar(cuerpo: C): Promise<void> {
    if (enCurso.current) return;
    enCurso.current = true;
    try {
      setResultado(null);
      if (!(await confirmar({ title: pregunta }))) return;
      setEnviando(true);
      const nuevo = await intentar(cuerpo);
      setResultado(nuevo);
      // After a final answer, asking again even for the same is another intention.
      if (nuevo?.final) intento.current += 1;
      if (nuevo?.hecho) alTerminar();
      if (nuevo?.final) await refrescar();
    } finally {
      enCurso.current = false;
      setEnviando(false);
    }
  }

  async function refrescar() {
    setEnviando(false);
    await Promise.all(
      ['lista-asegurados', 'detalle-asegurado'].map((clave) => consultas.invalidateQueries({ queryKey: [clave] })),
    );
  }

  return { enviando, resultado, realizar };
}
