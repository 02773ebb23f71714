import { useRef, useState } from 'react';
import { useClaveDeEscritura } from '../../lib/idempotencia.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { registrarDesdeLista } from './registro-titular-lista.api.ts';
import type { PedidoLista } from './registro-titular-lista.form.ts';
import { interpretarFallaLista, interpretarLista, type ResultadoLista } from './resultado-lista.ts';

const PREGUNTA = { title: 'Esta seguro de realizar la inserción del titular?', text: 'No podra revertir este cambio.' };

/** Asks, saves and tells, one at a time. What was filled in stays until it is saved; then `alRegistrar` runs. */
export function useRegistroLista(alRegistrar: () => void) {
  const confirmar = useConfirm();
  const claveDe = useClaveDeEscritura();
  const intento = useRef(0);
  const enCurso = useRef(false);
  const [guardando, setGuardando] = useState(false);
  const [resultado, setResultado] = useState<ResultadoLista | null>(null);

  async function enviar(cuerpo: PedidoLista): Promise<ResultadoLista | null> {
    try {
      const clave = claveDe({ intento: intento.current, cuerpo });
      return interpretarLista(await registrarDesdeLista(cuerpo, clave));
    } catch (error) {
      return interpretarFallaLista(error);
    }
  }

  async function registrar(cuerpo: PedidoLista): Promise<void> {
    if (enCurso.current) return;
    enCurso.current = true;
    try {
      setResultado(null);
      if (!(await confirmar(PREGUNTA))) return;
      setGuardando(true);
      const nuevo = await enviar(cuerpo);
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
