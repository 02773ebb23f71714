import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import { leerCifras } from '../grafico/datos.ts';
import type { DeQuien } from '../grafico/enlaces.ts';
import { useCifras } from '../grafico/use-cifras.ts';

const SIN_OTROS = { fechaInicio: null, fechaFin: null, estado: null, tipoFecha: null };

export const useCifrasDelDia = (filtro: DeQuien) =>
  useQuery({
    queryKey: ['resumen-poblacion/cifras', filtro],
    queryFn: ({ signal }) => llamar('resumen-poblacion/cifras', { body: filtro }, { senal: signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const usePorEnte = (filtro: DeQuien) =>
  useCifras('resumen-poblacion/entes', filtro, (senal) =>
    llamar('resumen-poblacion/entes', { body: filtro }, { senal }),
  );

export const usePorTipo = (filtro: DeQuien) =>
  useCifras('resumen-poblacion/tipos', filtro, (senal) =>
    llamar('resumen-poblacion/tipos', { body: { ...filtro, todo: false } }, { senal }),
  );

export const usePorEstado = (filtro: DeQuien) =>
  useCifras('resumen-poblacion', filtro, (senal) =>
    llamar('resumen-poblacion', { body: { ...filtro, ...SIN_OTROS } }, { senal }),
  );

export const usePorEdad = (filtro: DeQuien) =>
  useCifras('resumen-poblacion/edades', filtro, (senal) =>
    llamar('resumen-poblacion/edades', { body: filtro }, { senal }),
  );

export interface PorDia extends DeQuien {
  fechaInicio: FechaCivil;
  fechaFin: FechaCivil;
  tipoBusqueda: 'AFILIACION' | 'REGISTRO';
}
export const usePorDia = (body: PorDia) =>
  useCifras('resumen-poblacion/dias', body, (senal) => llamar('resumen-poblacion/dias', { body }, { senal }));

export interface PorRango extends DeQuien {
  fechaInicio: FechaCivil;
  fechaFin: FechaCivil;
  estado: string | null;
  tipoFecha: 'TODOS' | 'AFILIACION' | 'ACTUALIZADOS';
}
export const usePorRango = (body: PorRango) =>
  useCifras('resumen-poblacion/fechas', body, (senal) => llamar('resumen-poblacion/fechas', { body }, { senal }));

/** Pages of five, from zero. */
export const usePorEmpleador = ({ idEnteGestor, idEnteEmpleador }: DeQuien, page: number) =>
  useQuery({
    queryKey: ['resumen-poblacion/empleadores', idEnteGestor, idEnteEmpleador, page],
    queryFn: ({ signal }) => {
      const query = idEnteEmpleador === null ? {} : { idEnteEmpleador };
      const params = { idEnteGestor: idEnteGestor ?? 0, page };
      return llamar('resumen-poblacion/empleadores', { params, query }, { senal: signal });
    },
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
