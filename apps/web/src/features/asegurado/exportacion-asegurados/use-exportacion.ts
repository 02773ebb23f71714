import type { Consulta } from '@sgpa/contract/envios';
import type { Formato } from '@sgpa/domain/asegurado/exportacion-asegurados';
import { useEffect, useRef, useState } from 'react';
import { descargar } from '../../../lib/descargar.ts';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { toast } from '../../../ui/toast.ts';
import { esAbandono, guardar } from './guardar.ts';

/** The export asks what the list asks, whatever its page. */
export type Filtros = Omit<Consulta<'exportacion-asegurados'>, 'formato'>;

const NADIE = 'No se pudo encontrar registros con esta información.';
const CORTADA = 'La exportación se interrumpió y el archivo quedó incompleto. Intente de nuevo.';

function decirFalla(error: unknown, cancelada: boolean): void {
  if (cancelada) toast('info', 'Exportación cancelada.');
  else if (!(error instanceof ErrorApi)) toast('error', CORTADA);
  else if (error.codigo === 'NO_ENCONTRADO') toast('info', NADIE);
  else toast('error', mensajeDeError(error));
}

/** Runs one export at a time; leaving the list aborts it. `bytes` is null while there is none. */
export function useExportacion(filtros: Filtros) {
  const [bytes, setBytes] = useState<number | null>(null);
  const enCurso = useRef<AbortController | null>(null);
  useEffect(() => () => enCurso.current?.abort(), []);

  async function exportar(formato: Formato): Promise<void> {
    if (enCurso.current !== null) return;
    const control = new AbortController();
    enCurso.current = control;
    setBytes(0);
    try {
      const archivo = await descargar('exportacion-asegurados', { query: { ...filtros, formato } }, control.signal);
      await guardar(archivo, setBytes, control.signal);
      toast('success', `Lista exportada: ${archivo.nombre}`);
    } catch (error) {
      const cancelada = control.signal.aborted || esAbandono(error);
      // Whatever failed, nothing more of the file is wanted.
      control.abort();
      decirFalla(error, cancelada);
    } finally {
      enCurso.current = null;
      setBytes(null);
    }
  }

  return { bytes, exportar, cancelar: () => enCurso.current?.abort() };
}
