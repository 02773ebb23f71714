import { useRef, useState } from 'react';
import { useClaveDeEscritura } from '../../lib/idempotencia.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { interpretarFallaLista, interpretarLista, type ResultadoLista } from './resultado-lista.ts';
import type { Almacenamiento } from './resultado-registro.ts';

interface Opciones<C> {
  /** Asked before anything is sent. */
  pregunta: { title: string; text: string };
  /** @param clave the same for every try of one intention: the server then writes once. */
  enviar: (cuerpo: C, clave: string) => Promise<Almacenamiento | undefined>;
  alRegistrar: () => void;
}

/** Asks, saves and tells, one at a time. What was filled in stays until it is saved; then `alRegistrar` runs. */
export function useRegistroLista<C>({ pregunta, enviar, alRegistrar }: Opciones<C>) {
  const confirmar = useConfirm();
  const claveDe = useClaveDeEscritura();
  const intento = useRef(0);
  const enCurso = useRef(false);
  const [guardando, setGuardando] = useState(false);
  const [resultado, setResultado] = useState<ResultadoLista | null>(null);

  async function intentar(cuerpo: C): Promise<ResultadoLista | null> {
    try {
      const clave = claveDe({ intento: intento.current, cuerpo });
      return interpretarLista(await enviar(cuerpo, clave));
    } catch (error) {
      return interpretarFallaLista(error);
    }
  }

  async function registrar(cuerpo: C): Promise<void> {
    if (enCurso.current) return;
    enCurso.current = true;
    try {
      setResultado(null);
      if (!(await confirmar(pregunta))) return;
      setGuardando(true);
      const nuevo = await intentar(cuerpo);
      // After a final answer, asking again even for the same is another intention.
      if (nuevo?.final) intento.current += 1;
      setResultado(nuevo);
      if (nuevo?.guardado) alRegistrar();
    } finally {
      enCurso.current = false;
      setGuardando(false);
    }
  }

  return { guardando, resultado, registrar };
}
