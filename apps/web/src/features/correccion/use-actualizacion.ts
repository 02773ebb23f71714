import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useClaveDeEscritura } from '../../lib/idempotencia.ts';
import { toast } from '../../ui/toast.ts';
import { useConfirm } from '../../ui/use-confirm.tsx';
import { CONFIRMAR_GUARDADO } from '../guardado/confirmacion.ts';
import { interpretarActualizacion, interpretarFalla, type ResultadoActualizacion } from './resultado-actualizacion.ts';

interface Opciones<C> {
  /** @param clave the same for every try of one intention: the server then writes once. */
  enviar: (cuerpo: C, clave: string) => Promise<RespuestaAccion>;
  alGuardar: () => void;
}

/** Asks, saves and tells, one at a time. The form and its draft stay until the record is saved. */
export function useActualizacion<C>({ enviar, alGuardar }: Opciones<C>) {
  const confirmar = useConfirm();
  const consultas = useQueryClient();
  const claveDe = useClaveDeEscritura();
  const intento = useRef(0);
  const enCurso = useRef(false);
  const [guardando, setGuardando] = useState(false);
  const [detalles, setDetalles] = useState<string[]>([]);
  const [conflicto, setConflicto] = useState<string | null>(null);

  async function intentar(cuerpo: C): Promise<ResultadoActualizacion> {
    try {
      return interpretarActualizacion(await enviar(cuerpo, claveDe({ intento: intento.current, cuerpo })));
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
      setConflicto(null);
      setGuardando(true);
      const resultado = await intentar(cuerpo);
      // After a final answer, asking again even for the same is another intention.
      if (resultado.final) intento.current += 1;
      if (resultado.aviso) toast(resultado.aviso.tipo, resultado.aviso.mensaje, resultado.aviso.ms);
      setDetalles(resultado.detalles);
      setConflicto(resultado.conflicto);
      if (!resultado.guardado) return;
      for (const clave of ['lista-asegurados', 'detalle-asegurado']) {
        void consultas.invalidateQueries({ queryKey: [clave] });
      }
      alGuardar();
    } finally {
      enCurso.current = false;
      setGuardando(false);
    }
  }

  return { guardando, detalles, conflicto, guardar, olvidarConflicto: () => setConflicto(null) };
}
