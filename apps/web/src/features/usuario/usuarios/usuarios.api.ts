import { leerEstadoUsuario } from '@sgpa/domain/usuario/estado-usuario';
import { useQuery } from '@tanstack/react-query';
import { llamar } from '../../../lib/llamar.ts';
import type { BusquedaUsuarios } from './busqueda.ts';

/** More than a screen shows at once. */
export const POR_PAGINA = 20;

/** One page. Another page of the same search keeps the former in view; another search never shows the old rows. */
export function useUsuarios({ buscar, estado, rol, ente, pagina }: BusquedaUsuarios) {
  const clave = JSON.stringify([buscar, estado, rol, ente]);
  return useQuery({
    queryKey: ['usuarios', clave, pagina],
    queryFn: ({ signal }) =>
      llamar(
        'usuarios',
        {
          query: {
            page: pagina,
            limit: POR_PAGINA,
            buscar: buscar || undefined,
            estado: leerEstadoUsuario(estado),
            rol: rol || undefined,
            idEnteGestor: ente === '' ? undefined : Number(ente),
          },
        },
        { senal: signal },
      ),
    placeholderData: (previa, consulta) => (consulta?.queryKey[1] === clave ? previa : undefined),
    staleTime: 0,
  });
}
