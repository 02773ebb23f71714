import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import type { PreguntaDeFamilia } from './familia.ts';

export const consultaDeFamilia = (pregunta: PreguntaDeFamilia | null) =>
  queryOptions({
    queryKey: ['familia-que-pasa', pregunta],
    queryFn: ({ signal: senal }) => {
      if (pregunta === null) throw new Error('Nothing was asked');
      const { idAfiliadoEnteGestor, ...query } = pregunta;
      return llamar('registro-titular/familia', { params: { idAfiliadoEnteGestor }, query }, { senal });
    },
    // Each answer is a reading of these people: the save asks no second time for what is on the screen.
    staleTime: 60_000,
  });
