import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { alPedirTerminos } from '../../../lib/terminos-pendientes.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { ACEPTACION } from './terminos.api.ts';

const DialogoTerminos = lazy(withTimeLimit(() => import('./DialogoTerminos.tsx')));

/** Blocks the application until the terms in force are accepted. If the check fails they are not shown (document 1 §8). */
export function TerminosPendientes({ alRechazar }: { alRechazar: () => void }) {
  const { data } = useQuery(ACEPTACION);
  const consultas = useQueryClient();
  // A new version came into force meanwhile: the page asks again for the acceptance and the text.
  useEffect(
    () =>
      alPedirTerminos(() => {
        if (consultas.getQueryData(ACEPTACION.queryKey)?.activo === false) return;
        for (const clave of [['terminos-vigentes'], ['aceptacion-terminos', 'cambios']])
          consultas.removeQueries({ queryKey: clave });
        consultas.setQueryData(ACEPTACION.queryKey, { activo: false, porRegir: null });
      }),
    [consultas],
  );
  if (data?.activo !== false) return null;
  return (
    <Suspense>
      <DialogoTerminos alRechazar={alRechazar} />
    </Suspense>
  );
}
