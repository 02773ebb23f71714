import { useRef, useState } from 'react';
import { TOAST_MUY_LARGO_MS, toast } from '../../ui/toast.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import type { Borrador } from '../asistente/asistente.ts';
import { olvidarTodo } from '../asistente/persona-en-curso.ts';
import { claveDe, renovarClave } from './clave-registro.ts';
import { CONFIRMAR_GUARDADO } from './confirmacion.ts';
import { type Almacenamiento, interpretarFalla, type ResultadoRegistro } from './resultado-registro.ts';

interface Opciones<C> {
  borrador: Borrador;
  /** @param clave the same for every try of one intention: the server then writes once. */
  enviar: (cuerpo: C, clave: string) => Promise<Almacenamiento | undefined>;
  interpretar: (respuesta: Almacenamiento | undefined) => ResultadoRegistro;
  alGuardar: () => void;
}

/**
 * Asks, saves and tells, one at a time. The form and its draft stay until the affiliation is saved; then `alGuardar`
 * runs.
 */
export function useRegistro<C>({ borrador, enviar, interpretar, alGuardar }: Opciones<C>) {
  const confirmar = useConfirm();
  const enCurso = useRef(false);
  const [guardando, setGuardando] = useState(false);
  const [detalles, setDetalles] = useState<string[]>([]);

  async function intentar(cuerpo: C): Promise<ResultadoRegistro> {
    try {
      return interpretar(await enviar(cuerpo, claveDe(borrador, cuerpo)));
    } catch (error) {
      return interpretarFalla(error);
    }
  }

  async function guardar(cuerpo: C): Promise<void> {
    if (enCurso.current) return;
    enCurso.current = true;
    try {
      if (!(await confirmar(CONFIRMAR_GUARDADO))) return;
      setDetalles([]);
      setGuardando(true);
      const resultado = await intentar(cuerpo);
      if (resultado.final) renovarClave(borrador);
      if (resultado.aviso) toast(resultado.aviso.tipo, resultado.aviso.mensaje, resultado.aviso.ms);
      if (!resultado.guardado) return setDetalles(resultado.detalles);
      for (const detalle of resultado.detalles) toast('warning', detalle, TOAST_MUY_LARGO_MS);
      olvidarTodo(borrador);
      alGuardar();
    } finally {
      enCurso.current = false;
      setGuardando(false);
    }
  }

  return { guardando, detalles, guardar };
}
