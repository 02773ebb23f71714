import { useEffect, useRef, useState } from 'react';
import { descargar } from '../../../lib/descargar.ts';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { ofrecerArchivo } from '../../../lib/ofrecer-archivo.ts';
import { toast } from '../../../ui/toast.ts';
import { type BusquedaAuditoria, consultaDe } from './busqueda.ts';

const CORTADA = 'La exportación se interrumpió y el archivo quedó incompleto. Intente de nuevo.';

/** One export at a time; who leaves the page gives it up. */
export function useExportacion(busqueda: BusquedaAuditoria) {
  const [exportando, setExportando] = useState(false);
  const enCurso = useRef<AbortController | null>(null);
  useEffect(() => () => enCurso.current?.abort(), []);

  async function exportar(): Promise<void> {
    if (exportando) return;
    const control = new AbortController();
    enCurso.current = control;
    setExportando(true);
    try {
      const { nombre, cuerpo } = await descargar(
        'auditoria/exportacion',
        { query: consultaDe(busqueda) },
        control.signal,
      );
      ofrecerArchivo(nombre, await new Response(cuerpo).blob());
      toast('success', `Auditoría exportada: ${nombre}`);
    } catch (error) {
      if (!control.signal.aborted) toast('error', error instanceof ErrorApi ? mensajeDeError(error) : CORTADA);
    } finally {
      setExportando(false);
    }
  }

  return { exportando, exportar };
}
