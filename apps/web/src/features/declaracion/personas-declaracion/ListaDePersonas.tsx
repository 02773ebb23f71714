import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { permite } from '../../../lib/permisos.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { CifraElegida } from '../cifra-elegida.ts';
import { columnasDe } from './columnas.tsx';
import { decirTotal } from './decir-personas.ts';
import { usePersonas } from './personas.api.ts';

interface Props {
  idDeclaracion: number;
  cifra: CifraElegida;
}

/** The latest affiliated first; more come below when asked for. The button stays with the focus when there are no more. */
export function ListaDePersonas({ idDeclaracion, cifra }: Props) {
  const perfil = usePerfil();
  const { data, error, refetch, hasNextPage, isFetching, fetchNextPage } = usePersonas(idDeclaracion, cifra);
  const primera = data?.pages[0]?.data;
  const falla = error ? (
    <ErrorState
      text={`El registro no pudo mostrar a las personas de esta cifra. ${mensajeDeError(error)}`}
      onRetry={() => void (data ? fetchNextPage() : refetch())}
    />
  ) : null;
  return (
    <Stack spacing={1}>
      <Typography aria-live="polite">
        {primera ? decirTotal(primera) : error ? null : 'Consultando a las personas en el registro…'}
      </Typography>
      {error && !data ? null : (
        <DataTable
          label="Personas de la cifra"
          columns={columnasDe(permite(perfil.data, 'detalle-asegurado'))}
          rows={data?.pages.flatMap((pagina) => pagina.data.personas)}
          rowId={(p) => String(p.idAfiliadoEnteGestor)}
          loading={isFetching}
          emptyText="Hoy el registro no tiene a nadie en esta cifra."
        />
      )}
      {falla}
      {(hasNextPage || (data && data.pages.length > 1)) && !error ? (
        <Button
          onClick={() => {
            if (hasNextPage && !isFetching) void fetchNextPage();
          }}
          aria-disabled={isFetching || !hasNextPage}
          sx={{ alignSelf: 'center' }}
        >
          {hasNextPage ? 'Ver más personas' : 'No hay más personas'}
        </Button>
      ) : null}
    </Stack>
  );
}
