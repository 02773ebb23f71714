import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../lib/llamar.ts';

export const POR_PAGINA = 10;

export const useVersiones = () =>
  useQuery({
    queryKey: ['versiones-terminos'],
    queryFn: ({ signal }) => llamar('versiones-terminos', {}, { senal: signal }),
    staleTime: 0,
  });

/** What was published never changes. */
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

export function useAceptaciones(version: string, { situacion, ente, pagina }: FiltroAceptaciones) {
  const clave = JSON.stringify([version, situacion, ente]);
  return useQuery({
    queryKey: ['aceptaciones-terminos', clave, pagina],
    queryFn: ({ signal }) =>
      llamar(
        'versiones-terminos/aceptaciones',
        {
          params: { version },
          query: {
            page: pagina,
            limit: POR_PAGINA,
            situacion: situacion || undefined,
            idEnteGestor: ente === '' ? undefined : Number(ente),
          },
        },
        { senal: signal },
      ),
    placeholderData: (previa, consulta) => (consulta?.queryKey[1] === clave ? previa : undefined),
    staleTime: 0,
  });
}
