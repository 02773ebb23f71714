import Box from '@mui/material/Box';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { enlaceDeCapitulo } from '../../lib/ayuda.ts';
import { ErrorApi, mensajeDeError } from '../../lib/error-api.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FootButtons } from '../../ui/FootButtons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/Skeletons.tsx';
import { type Documentada, personaConDocumento } from '../persona/identidad.ts';
import { TraerDelSegip } from '../persona/TraerDelSegip.tsx';
import type { PropsDeActualizacion } from './MarcoDeActualizacion.tsx';

interface PropsDeCargaDeRegistro<R> {
  /** A page leads back from a record that cannot be opened; a panel has its own way out. */
  alVolver?: (() => void) | undefined;
  consulta: UseQueryResult<R>;
  children: (registro: R) => ReactNode;
}

/** Shows the form once its record is there; a failed reload leaves the form as it is. */
export function CargaDeRegistro<R>({ consulta, alVolver, children }: PropsDeCargaDeRegistro<R>) {
  const { data, error, refetch } = consulta;
  if (data !== undefined) return children(data);
  if (error === null) return <PageSkeleton />;
  // A record that does not exist, or is not for this person, will not be there the next time.
  const definitivo = error instanceof ErrorApi && [400, 403, 404].includes(error.status);
  return (
    <>
      <ErrorState text={mensajeDeError(error)} onRetry={definitivo ? undefined : () => void refetch()} />
      {alVolver ? (
        <Box sx={{ mt: 2 }}>
          <FootButtons leave="Volver a la lista" onLeave={alVolver} />
        </Box>
      ) : null}
    </>
  );
}

/** Fetches a whole record once, and anew only when the person asks for it, so that nothing moves under the form. */
const useRegistroCompleto = <R,>(caso: string, id: string, leer: (id: string, senal: AbortSignal) => Promise<R>) =>
  useQuery({
    queryKey: [caso, id],
    queryFn: ({ signal }) => leer(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

interface Correccion<R> {
  caso: 'actualizacion-titular' | 'actualizacion-beneficiario';
  leer: (id: string, senal: AbortSignal) => Promise<R>;
  Formulario: ComponentType<PropsDeActualizacion<R>>;
}

interface Props<R> extends Correccion<R> {
  /** The id is an `idAfiliadoEnteGestor`. */
  id: string;
  alGuardar: () => void;
  /** Only a page of its own has a way back. */
  alVolver?: () => void;
}

/** Fetches a record to correct it, and puts the form over it, within the dialog over the list. */
export function CorreccionDeRegistro<R extends { persona: Documentada }>(props: Props<R>) {
  const { id, alGuardar, alVolver, caso, leer, Formulario } = props;
  const consulta = useRegistroCompleto(caso, id, leer);
  return (
    <CargaDeRegistro key={id} consulta={consulta} alVolver={alVolver}>
      {(registro) => (
        <>
          <Box sx={{ mb: 2 }}>
            <TraerDelSegip
              idAfiliado={Number(id)}
              quien={personaConDocumento(registro.persona)}
              alTraer={() => void consulta.refetch()}
            />
          </Box>
          <Formulario
            registro={registro}
            cargando={consulta.isFetching}
            alCargar={() => consulta.refetch()}
            alGuardar={alGuardar}
          />
        </>
      )}
    </CargaDeRegistro>
  );
}

/** The list gives these to both panels Actualizar. */
export interface PropsDePanelDeCorreccion {
  fila: Pick<FilaAsegurado, 'idAfiliadoEnteGestor'>;
  alCerrar: () => void;
}

interface PropsDePagina<R> extends Correccion<R> {
  title: string;
  /** The id is that of the address unless given. */
  id?: string | undefined;
}

/** Shows the correction as a page, which leads back to the list. */
export function PaginaDeCorreccion<R extends { persona: Documentada }>({ title, id, ...correccion }: PropsDePagina<R>) {
  const { id: deDireccion = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const aLaLista = () => void navigate({ to: '/asegurado' });
  return (
    <>
      <PageHeader help={enlaceDeCapitulo('actualizar-los-datos')} title={title} />
      <CorreccionDeRegistro {...correccion} id={id ?? deDireccion} alGuardar={aLaLista} alVolver={aLaLista} />
    </>
  );
}
