import { DE_LA_AFILIACION } from '@sgpa/domain/cuenta/acciones';
import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';

/** An answer is asked for anew each time it is opened: a file may have changed meanwhile. */
const SIN_GUARDAR = { staleTime: 0, gcTime: 0 } as const;

/** A decision, or its undo, changes these on the screens (see lib/use-escritura.ts). */
export const REFRESCA = ['novedades', 'detalle-novedad', 'decision-identidad', ...DE_LA_AFILIACION];

export const useArchivosDelNumero = (idNovedad: number) =>
  useQuery({
    queryKey: ['decision-identidad', 'archivos', idNovedad],
    queryFn: ({ signal: senal }) =>
      llamar('decision-identidad/archivos', { params: { id_novedad_ente_gestor: idNovedad } }, { senal }),
    ...SIN_GUARDAR,
  });

/** An empty number asks for all. */
export const useIdentidadesDecididas = (numeroDocumento: string) =>
  useQuery({
    queryKey: ['decision-identidad', 'decididas', numeroDocumento],
    queryFn: ({ signal: senal }) => llamar('decision-identidad/decididas', { query: { numeroDocumento } }, { senal }),
    ...SIN_GUARDAR,
  });

export const useIdentidadDecidida = (idNovedad: number) =>
  useQuery({
    queryKey: ['decision-identidad', 'decidida', idNovedad],
    queryFn: ({ signal: senal }) =>
      llamar('decision-identidad/decidida', { params: { id_novedad_ente_gestor: idNovedad } }, { senal }),
    ...SIN_GUARDAR,
  });
