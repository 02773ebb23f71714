import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FilaDeAuditoria } from '@sgpa/contract/shared/fila-auditoria';
import { useInfiniteQuery } from '@tanstack/react-query';
import { mensajeDeError } from '../../lib/error-api.ts';
import { llamar } from '../../lib/llamar.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import type { DataColumn } from '../../ui/data-table-types.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../ui/Skeletons.tsx';
import { mostrarCuando } from './cuando.ts';

/** The trail is asked for anew each time it is opened; `fetchNextPage` brings the older rows. */
const useQuienConsulto = (idAfiliadoEnteGestor: number) =>
  useInfiniteQuery({
    queryKey: ['quien-consulto', idAfiliadoEnteGestor],
    queryFn: ({ signal: senal, pageParam: tras }) =>
      llamar('quien-consulto', { params: { idAfiliadoEnteGestor }, query: { tras, limit: 20 } }, { senal }),
    initialPageParam: '',
    getNextPageParam: ({ siguiente }) => siguiente,
    staleTime: 0,
    gcTime: 0,
  });

const COLUMNAS: readonly DataColumn<FilaDeAuditoria>[] = [
  { id: 'cuando', header: 'Fecha y hora', cell: ({ cuando }) => mostrarCuando(cuando), noWrap: true },
  {
    id: 'usuario',
    header: 'Usuario',
    cell: ({ usuario, nombreUsuario }) => (usuario === null ? 'SISTEMA' : `${nombreUsuario} (${usuario})`),
  },
  { id: 'ente', header: 'Ente gestor', cell: ({ enteUsuario }) => enteUsuario ?? '—' },
  { id: 'accion', header: 'Acción', cell: ({ descripcion }) => descripcion },
  { id: 'ip', header: 'Dirección IP', cell: ({ ip }) => ip ?? '—', noWrap: true },
];

/** Lists the newest first; the older ones come below when asked for. */
export default function Consultas({ idAfiliacion }: { idAfiliacion: number }) {
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = useQuienConsulto(idAfiliacion);
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={4} />;
  return (
    <Stack spacing={1}>
      <Typography variant="body2" color="textSecondary">
        Todo lo que se consultó o cambió de esta persona, en cualquier ente gestor: también las listas que la buscaron o
        que mostraron a pocas personas, y las exportaciones que la tuvieron.
      </Typography>
      <DataTable
        label="Quién consultó"
        columns={COLUMNAS}
        rows={data.pages.flatMap(({ datos }) => datos)}
        rowId={({ idFila }) => String(idFila)}
        loading={isFetching}
        emptyText="Nadie consultó todavía a esta persona."
      />
      {hasNextPage ? (
        <Button
          onClick={() => isFetching || void fetchNextPage()}
          aria-disabled={isFetching}
          sx={{ alignSelf: 'center' }}
        >
          Ver anteriores
        </Button>
      ) : null}
    </Stack>
  );
}
