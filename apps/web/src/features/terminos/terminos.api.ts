import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../lib/llamar.ts';
import { useUnaPagina } from '../lista/use-lista.ts';

export const POR_PAGINA = 10;

export const useVersiones = () =>
  useQuery({
    queryKey: ['versiones-terminos'],
    queryFn: ({ signal }) => llamar('versiones-terminos', {}, { senal: signal }),
    staleTime: 0,
  });

/** A published version never changes. */
export const useVersion = (version: string, enabled = true) =>
  useQuery({
    queryKey: ['version-terminos', version],
    queryFn: ({ signal }) => llamar('versiones-terminos/texto', { params: { version } }, { senal: signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });

export interface FiltroAceptaciones {
  situacion: '' | 'ACEPTARON' | 'FALTAN';
  ente: string;
  pagina: number;
}

export const useAceptaciones = (version: string, { situacion, ente, pagina }: FiltroAceptaciones) =>
  useUnaPagina('aceptaciones-terminos', { version, situacion, ente }, pagina, (opciones) => {
    const query = {
      page: pagina,
      limit: POR_PAGINA,
      situacion: situacion || undefined,
      idEnteGestor: ente === '' ? undefined : Number(ente),
    };
    return llamar('versiones-terminos/aceptaciones', { params: { version }, query }, opciones);
  });
