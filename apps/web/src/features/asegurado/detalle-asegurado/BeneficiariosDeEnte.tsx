import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import { useId } from 'react';
import { FactList } from '../../../ui/FactList.tsx';
import { TablaBeneficiarios } from './TablaBeneficiarios.tsx';
import { idDeSeccion } from './vida.ts';

export function BeneficiariosDeEnte({ ente }: { ente: DetalleAsegurado['ente_gestor'][number] }) {
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
