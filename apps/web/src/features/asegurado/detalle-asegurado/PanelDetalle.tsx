import Stack from '@mui/material/Stack';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { QuienConsulto } from '../../auditoria/QuienConsulto.tsx';
import { useDetalle } from '../detalle.api.ts';
import { Historia } from '../historia-asegurado/Historia.tsx';
import type { PropsPanel } from '../panel.ts';
import { AfiliacionesDePersona } from './AfiliacionesDePersona.tsx';
import { BeneficiariosDeEnte } from './BeneficiariosDeEnte.tsx';
import { DetalleEsqueleto } from './DetalleEsqueleto.tsx';
import { DetalleTitular } from './DetalleTitular.tsx';

/** On a telephone its two parts have between them the bar of what may be done (`BarraDetalle`): who it is comes first. */
const PARTES = { display: { xs: 'contents', sm: 'flex' } };

/** Panel 2 of the list. */
export default function PanelDetalle({ fila, autoridad }: PropsPanel) {
  const { data, error, refetch } = useDetalle(fila, autoridad);
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) return <DetalleEsqueleto />;
  return (
    <Stack useFlexGap spacing={3} sx={PARTES}>
      <DetalleTitular detalle={data} />
      <Stack spacing={3} sx={{ order: 2 }}>
        <AfiliacionesDePersona afiliaciones={data.ente_gestor} />
        {data.ente_gestor.map((ente) => (
          // The same entity and employer may come twice: the place in the answer tells them apart.
          <BeneficiariosDeEnte key={`${data.ente_gestor.indexOf(ente)} ${ente.codigo_entidad}`} ente={ente} />
        ))}
        <Historia idAfiliacion={data.titular.idAfiliadoEnteGestor} />
        <QuienConsulto idAfiliacion={data.titular.idAfiliadoEnteGestor} />
      </Stack>
    </Stack>
  );
}
