import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DetalleNovedad as Detalle, NovedadDeAfiliacion } from '@sgpa/contract/v1/detalle-novedad';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { permite } from '../../../lib/permisos.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';
import { DialogoBaja } from '../baja-novedad/DialogoBaja.tsx';
import { DecisionDeIdentidad } from '../decision-identidad/DecisionDeIdentidad.tsx';
import { DetalleNovedad } from './DetalleNovedad.tsx';

/** The detail is asked for anew each time it is opened: somebody else may have answered it meanwhile. */
const useDetalleNovedad = (id: number | null) =>
  useQuery({
    queryKey: ['detalle-novedad', id],
    queryFn: ({ signal }) =>
      llamar('detalle-novedad', { params: { id_novedad_ente_gestor: id ?? 0 } }, { senal: signal }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });

const esPorDecidir = ({ novedades }: Detalle, id: number): boolean =>
  novedades.some((n) => n.idNovedadEnteGestor === id && n.codigoNovedad === 'IDENTIDAD');

interface Props {
  id: number | null;
  alCerrar: () => void;
  /** A novedad of the person was answered here. */
  alAtender: () => void;
  alVerAsegurado: (() => void) | undefined;
}

export default function DialogoNovedad({ id, alCerrar, alAtender, alVerAsegurado }: Props) {
  const { data, error, refetch } = useDetalleNovedad(id);
  const perfil = usePerfil();
  const [porDarDeBaja, setPorDarDeBaja] = useState<NovedadDeAfiliacion | null>(null);
  return (
    <PanelDialog open={id !== null} title="Detalle Novedad" onClose={alCerrar}>
      <CloseOnBack onBack={alCerrar} />
      {error ? <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} /> : null}
      {data && id !== null ? (
        <DetalleNovedad
          id={id}
          detalle={data}
          alDarDeBaja={permite(perfil.data, 'baja-novedad') ? setPorDarDeBaja : undefined}
          decision={
            permite(perfil.data, 'decision-identidad') && esPorDecidir(data, id) ? (
              <DecisionDeIdentidad id={id} alDecidir={alAtender} />
            ) : null
          }
        />
      ) : error ? null : (
        <TextSkeleton lines={12} />
      )}
      <Box sx={{ mt: 2 }}>
        <FootButtons onLeave={alCerrar}>
          {alVerAsegurado ? <Button onClick={alVerAsegurado}>Ver al asegurado</Button> : null}
        </FootButtons>
      </Box>
      {data ? (
        <DialogoBaja
          novedad={porDarDeBaja}
          detalle={data}
          alCerrar={() => setPorDarDeBaja(null)}
          alTerminar={() => {
            setPorDarDeBaja(null);
            alAtender();
          }}
        />
      ) : null}
    </PanelDialog>
  );
}
