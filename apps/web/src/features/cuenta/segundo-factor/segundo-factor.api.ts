import type { Respuesta } from '@sgpa/contract/endpoints';
import type { Cuerpo } from '@sgpa/contract/envios';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';

export const useFactor = () =>
  useQuery({
    queryKey: ['segundo-factor'],
    queryFn: ({ signal }) => llamar('segundo-factor', {}, { senal: signal }),
  });

/** Each key shown is new, and makes the one before worthless. */
export const useClaveNueva = () =>
  useQuery({
    queryKey: ['segundo-factor', 'clave'],
    queryFn: ({ signal }) => llamar('segundo-factor/preparar', {}, { senal: signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

export type Dicho = Cuerpo<'segundo-factor/activar'>;
/** Some changes bring new recovery codes. */
export type Cambiado = Respuesta<'segundo-factor/desactivar'> &
  Partial<Pick<Respuesta<'segundo-factor/codigos'>, 'codigos'>>;

export const activarFactor = (body: Dicho): Promise<Cambiado> => llamar('segundo-factor/activar', { body });
export const desactivarFactor = (body: Dicho): Promise<Cambiado> => llamar('segundo-factor/desactivar', { body });
export const cambiarCodigos = (body: Dicho): Promise<Cambiado> => llamar('segundo-factor/codigos', { body });

/** Tries once at a time and tells the problem beside the form; secrets enter no cache and no draft. */
export function useCambioDeFactor(enviar: (dicho: Dicho) => Promise<Cambiado>, alHacer: (hecho: Cambiado) => void) {
  const consultas = useQueryClient();
  const [enviando, setEnviando] = useState(false);
  const [problema, setProblema] = useState<string | null>(null);
  async function cambiar(dicho: Dicho): Promise<void> {
    setEnviando(true);
    setProblema(null);
    try {
      const resultado = await enviar(dicho);
      if (!resultado.registro) return setProblema(resultado.mensaje);
      alHacer(resultado);
      await consultas.invalidateQueries({ queryKey: ['segundo-factor'], exact: true });
    } catch (error) {
      setProblema(mensajeDeError(error));
    } finally {
      setEnviando(false);
    }
  }
  return { enviando, problema, cambiar };
}
