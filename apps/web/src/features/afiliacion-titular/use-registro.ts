import type { PedidoRegistro } from '@sgpa/contract/v2/registro-titular';
import { useRef, useState } from 'react';
import { TOAST_MUY_LARGO_MS, toast } from '../../ui/toast.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { registrarTitular } from './afiliacion-titular.api.ts';
import type { Borrador } from './asistente.ts';
import { claveDe, renovarClave } from './clave-registro.ts';
import { olvidarTodo } from './persona-validada.ts';
import { interpretarFalla, interpretarRegistro, type ResultadoRegistro } from './resultado-registro.ts';

async function enviar(borrador: Borrador, cuerpo: PedidoRegistro): Promise<ResultadoRegistro> {
  try {
    return interpretarRegistro(await registrarTitular(cuerpo, claveDe(borrador, cuerpo)));
  } catch (error) {
    return interpretarFalla(error);
  }
}

/**
 * Asks, saves and tells, one at a time. The form and its draft stay until the affiliation is saved; then `alGuardar`
 * runs.
 */
export function useRegistro(borrador: Borrador, alGuardar: () => void) {
  const confirmar = useConfirm();
  const enCurso = useRef(false);
  const [guardando, setGuardando] = useState(false);
  const [detalles, setDetalles] = useState<string[]>([]);

  async function guardar(cuerpo: PedidoRegistro): Promise<void> {
    if (enCurso.current) return;
    enCurso.current = true;
    try {
      const pregunta = { title: 'Está seguro de guardar la información.?', text: 'No podra revertir este cambio.' };
      if (!(await confirmar(pregunta))) return;
      setDetalles([]);
      setGuardando(true);
      const resultado = await enviar(borrador, cuerpo);
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
