import Stack from '@mui/material/Stack';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { QuienConsulto } from '../../auditoria/QuienConsulto.tsx';
import { useDetalle } from '../detalle.api.ts';
import { Historia } from '../historia-asegurado/Historia.tsx';
import type { PropsPanel } from '../panel.ts';
import { BeneficiariosDeEnte } from './BeneficiariosDeEnte.tsx';
import { DetalleEsqueleto } from './DetalleEsqueleto.tsx';
import { DetalleTitular } from './DetalleTitular.tsx';

/** Panel 2 of the list. */
export default function PanelDetalle({ fila, autoridad }: PropsPanel) {
  const { data, error, refetch } = useDetalle(fila, autoridad);
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) return <DetalleEsqueleto />;
  return (
    <Stack spacing={3}>
      <DetalleTitular detalle={data} />
      {data.ente_gestor.map((ente) => (
        // The same entity and employer may come twice: the place in the answer tells them apart.
        <BeneficiariosDeEnte key={`${data.ente_gestor.indexOf(ente)} ${ente.codigo_entidad}`} ente={ente} />
      ))}
      <Historia idAfiliacion={data.titular.idAfiliadoEnteGestor} />
      <QuienConsulto idAfiliacion={data.titular.idAfiliadoEnteGestor} />
    </Stack>
  );
}
