import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import { leerCifras } from '../grafico/datos.ts';
import { useCifras } from '../grafico/use-cifras.ts';

/** Document 1 §6: who has no choice sends none. */
export interface Filtro {
  idEnteGestor: number | null;
  idEnteEmpleador: number | null;
}
type DeUnEnte = Pick<Filtro, 'idEnteGestor'>;

const SIN_OTROS = { fechaInicio: null, fechaFin: null, estado: null, tipoFecha: null };

export const usePorEnte = (filtro: Filtro) =>
  useCifras('resumen-poblacion/entes', filtro, (senal) =>
    llamar('resumen-poblacion/entes', { body: filtro }, { senal }),
  );

export const usePorTipo = (filtro: Filtro) =>
  useCifras('resumen-poblacion/tipos', filtro, (senal) =>
    llamar('resumen-poblacion/tipos', { body: { ...filtro, todo: false } }, { senal }),
  );

export const usePorEstado = ({ idEnteGestor }: DeUnEnte) =>
  useCifras('resumen-poblacion', { idEnteGestor }, (senal) =>
    llamar('resumen-poblacion', { body: { idEnteGestor, ...SIN_OTROS } }, { senal }),
  );

export const usePorEdad = ({ idEnteGestor }: DeUnEnte) =>
  useCifras('resumen-poblacion/edades', { idEnteGestor }, (senal) =>
    llamar('resumen-poblacion/edades', { body: { idEnteGestor } }, { senal }),
  );

export interface PorDia extends DeUnEnte {
  fechaInicio: FechaCivil;
  fechaFin: FechaCivil;
  tipoBusqueda: 'AFILIACION' | 'REGISTRO';
}
export const usePorDia = (body: PorDia) =>
  useCifras('resumen-poblacion/dias', body, (senal) => llamar('resumen-poblacion/dias', { body }, { senal }));

export interface PorRango extends DeUnEnte {
  fechaInicio: FechaCivil;
  fechaFin: FechaCivil;
  estado: string | null;
  tipoFecha: 'TODOS' | 'AFILIACION' | 'ACTUALIZADOS';
}
export const usePorRango = (body: PorRango) =>
  useCifras('resumen-poblacion/fechas', body, (senal) => llamar('resumen-poblacion/fechas', { body }, { senal }));

/** Pages of five, from zero. */
export const usePorEmpleador = (idEnteGestor: number | null, page: number) =>
  useQuery({
    queryKey: ['resumen-poblacion/empleadores', idEnteGestor, page],
    queryFn: ({ signal }) =>
      llamar('resumen-poblacion/empleadores', { params: { idEnteGestor: idEnteGestor ?? 0, page } }, { senal: signal }),
    select: (respuesta) => ({ ...leerCifras(respuesta), paginas: respuesta.nroPages, empleadores: respuesta.total }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const LIMITE_EMPLEADORES = 50;

/** The first employers of a managing entity whose name or number holds the text. */
export const useEmpleadores = (idEnteGestor: number | null, buscar: string, enabled: boolean) =>
  useQuery({
    queryKey: ['busqueda-entidad', idEnteGestor ?? 0, buscar],
    queryFn: ({ signal }) => {
      const query = { buscar, page: 0, limit: LIMITE_EMPLEADORES };
      return llamar('busqueda-entidad/ente', { params: { idEnteGestor: idEnteGestor ?? 0 }, query }, { senal: signal });
    },
    placeholderData: keepPreviousData,
    enabled,
  });
