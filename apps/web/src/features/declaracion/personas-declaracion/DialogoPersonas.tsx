import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DetalleDeclaracion } from '@sgpa/contract/monitoreo/declaraciones';
import type { PersonaDeUnaCifra } from '@sgpa/contract/monitoreo/personas-declaracion';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { permite } from '../../../lib/permisos.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { nombreEnLista } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { type CifraElegida, nombrarLugar } from '../cifra-elegida.ts';
import { mostrarDia } from '../dia.ts';
import { decirTotal, nombrarCifra } from './decir-personas.ts';

const Enlace = createLink(Link);

/** A figure counts whoever was covered, in whatever state: the colours are those of the list. */
const COLUMNAS: readonly DataColumn<PersonaDeUnaCifra>[] = [
  {
    id: 'documento',
    header: 'Documento',
    cell: (p) => unirDocumento(p.documentoIdentidad, p.complementoDocumento),
    noWrap: true,
  },
  { id: 'nombres', header: 'Nombre completo', cell: (p) => p.nombres },
  {
    id: 'tipo',
    header: 'Tipo',
    cell: (p) => (p.tipoAfiliado === 'TITULAR' ? 'Titular' : 'Beneficiario'),
    noWrap: true,
  },
  { id: 'departamento', header: 'Departamento', cell: (p) => p.departamento || '—', noWrap: true },
  { id: 'estado', header: 'Estado ese día', cell: (p) => <StatusChip label={p.estado} tone="verde" />, noWrap: true },
  { id: 'afiliacion', header: 'Fecha de afiliación', cell: (p) => mostrarFecha(p.fechaAfiliacion), noWrap: true },
  { id: 'registro', header: 'Fecha de registro', cell: (p) => mostrarFecha(p.fechaRegistro), noWrap: true },
];

/** The link leads to the person in the affiliates list, from which one comes back. */
const DETALLES: DataColumn<PersonaDeUnaCifra> = {
  id: 'detalles',
  header: 'Detalles',
  cell: (p) => (
    <Enlace
      to="/asegurado"
      search={{
        tipoAfiliado: p.tipoAfiliado,
        numeroDocumento: p.documentoIdentidad,
        accion: 'detalle-asegurado',
        detalle: String(p.idAfiliadoEnteGestor),
      }}
      state={(previo) => ({ ...previo, abiertoAqui: true })}
      aria-label={`Detalles de ${p.nombres}`}
    >
      Detalles
    </Enlace>
  ),
  noWrap: true,
};

const columnasDe = (conDetalles: boolean): readonly DataColumn<PersonaDeUnaCifra>[] =>
  conDetalles ? [...COLUMNAS, DETALLES] : COLUMNAS;

/** Asks anew each time, and does not retry: what took too long would once more. `fetchNextPage` brings more. */
const usePersonas = (id: number, { conteo, lugar }: CifraElegida) =>
  useInfiniteQuery({
    queryKey: ['personas-declaracion', id, conteo, lugar],
    queryFn: ({ signal: senal, pageParam: tras }) => {
      const query = { conteo, departamento: lugar ?? undefined, tras };
      return llamar('personas-declaracion', { params: { id }, query }, { senal });
    },
    initialPageParam: '',
    getNextPageParam: ({ data }) => data.siguiente,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Lists the latest affiliated first; the button for more keeps the focus when there are no more. */
export function ListaDePersonas({ idDeclaracion, cifra }: { idDeclaracion: number; cifra: CifraElegida }) {
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

interface Props {
  declaracion: DetalleDeclaracion;
  cifra: CifraElegida;
  alVolver: () => void;
}

/** Covers the comparison, which stays as it is. */
export function DialogoPersonas({ declaracion, cifra, alVolver }: Props) {
  const departamentos = useGrupo('DEPARTAMENTO');
  const lugar = nombrarLugar(cifra.lugar, (sigla) => nombreEnLista(departamentos, sigla) || sigla);
  return (
    <PanelDialog open title={`Personas: ${nombrarCifra(cifra.conteo, lugar)}`} onClose={alVolver}>
      <Stack spacing={1.5}>
        <Typography color="textSecondary">
          {declaracion.enteGestor}, {mostrarDia(declaracion)}. Las personas son las que el registro conoce hoy.
        </Typography>
        <ListaDePersonas idDeclaracion={declaracion.idPoblacionDeclarada} cifra={cifra} />
        <FootButtons leave="Volver" onLeave={alVolver} />
      </Stack>
    </PanelDialog>
  );
}
