import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import { useId } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { QuienConsulto } from '../../auditoria/QuienConsulto.tsx';
import { useDetalle } from '../detalle.api.ts';
import { Historia } from '../historia-asegurado/Historia.tsx';
import type { PropsPanel } from '../panel.ts';
import { AfiliacionesDePersona } from './AfiliacionesDePersona.tsx';
import { DetalleEsqueleto } from './DetalleEsqueleto.tsx';
import { DetalleTitular } from './DetalleTitular.tsx';
import { TablaBeneficiarios } from './TablaBeneficiarios.tsx';
import { idDeSeccion } from './vida.ts';

function BeneficiariosDeEnte({ ente }: { ente: DetalleAsegurado['ente_gestor'][number] }) {
  const id = useId();
  return (
    <Box
      component="section"
      id={idDeSeccion(ente.idAfiliadoEnteGestor)}
      tabIndex={-1}
      aria-labelledby={id}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}
    >
      <Typography id={id} variant="h3" component="h4" sx={{ mb: 1.5 }}>
        {ente.ente_gestor}
      </Typography>
      <FactList
        facts={[
          { label: 'Entidad empleadora', value: ente.entidad },
          { label: 'Código de entidad', value: ente.codigo_entidad },
          { label: 'Tipo de asegurado', value: ente.tipo_asegurado },
          { label: NOMBRE_DE_CAMPO.matricula, value: ente.matricula },
          { label: 'Establecimiento', value: ente.establecimiento },
        ]}
      />
      <Typography variant="subtitle2" component="h5" sx={{ mt: 2, mb: 1 }}>
        Beneficiarios ({ente.beneficiarios.length})
      </Typography>
      <TablaBeneficiarios beneficiarios={ente.beneficiarios} ente={ente.ente_gestor} />
    </Box>
  );
}

/** On a telephone `BarraDetalle` stands between the two parts, so that who it is comes first. */
const PARTES = { display: { xs: 'contents', sm: 'flex' } };

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
