import { useEffect, useRef, useState } from 'react';
import { descargar } from '../../../lib/descargar.ts';
import { ErrorApi, mensajeDeError } from '../../../lib/error-api.ts';
import { toast } from '../../../ui/toast.ts';
import { guardar } from '../exportacion-asegurados/guardar.ts';
import type { DocumentoAbrible } from '../panel.ts';

const CORTADO = 'El documento no llegó entero. Intente de nuevo.';

/** The browser's own choice of a place was closed without one. */
const sinLugar = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** One paper at a time; who closes the panel gives it up. `enCurso` is the one that is on its way. */
export function useDocumento() {
  const [enCurso, setEnCurso] = useState<number | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  async function abrir({ idAfiliadoEnteGestor, id: idDocumento }: DocumentoAbrible): Promise<void> {
    if (control.current !== null) return;
    const propio = new AbortController();
    control.current = propio;
    setEnCurso(idDocumento);
    try {
      const archivo = await descargar(
        'documento-asegurado',
        { params: { idAfiliadoEnteGestor, idDocumento } },
        propio.signal,
      );
      await guardar(archivo, () => {}, propio.signal);
      toast('success', `Documento descargado: ${archivo.nombre}`);
    } catch (error) {
      if (propio.signal.aborted || sinLugar(error)) return;
      toast('error', error instanceof ErrorApi ? mensajeDeError(error) : CORTADO);
    } finally {
      control.current = null;
      setEnCurso(null);
    }
  }

  return { enCurso, abrir };
}
