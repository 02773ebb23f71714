import Stack from '@mui/material/Stack';
import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { NOMBRE_DE_CONDICION } from '@sgpa/domain/beneficiario/condicion';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { FactList } from '../../../ui/FactList.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { QuienConsulto } from '../../auditoria/QuienConsulto.tsx';
import { AvisoDeRelleno } from '../../persona/AvisoDeRelleno.tsx';
import { fechasDeBeneficiario } from '../fechas-de-estado.ts';
import { Historia } from '../historia-asegurado/Historia.tsx';

/** How the beneficiary's affiliation stands, and how it came to that. */
export function DetalleBeneficiario({ beneficiario: b }: { beneficiario: BeneficiarioDetalle }) {
  return (
    <Stack spacing={2.5}>
      <FactList
        facts={[
          { label: 'Documento', value: `${b.tipo_documento} ${b.documento}` },
          { label: 'Fecha de nacimiento', value: mostrarFecha(b.fecha_nacimiento) },
          { label: 'Parentesco', value: b.tipo_parentesco },
          { label: 'Estado', value: <StatusChip label={b.estado} tone={estadoDe(b.codigo_estado).chipDetalle} /> },
          { label: 'Tipo de asegurado', value: b.tipo_asegurado },
          ...fechasDeBeneficiario(b),
          ...(b.condicion === null ? [] : [{ label: 'Condición', value: NOMBRE_DE_CONDICION[b.condicion] }]),
        ]}
      />
      <AvisoDeRelleno persona={b} />
      <Historia idAfiliacion={b.idAfiliadoEnteGestor} nivel={5} />
      <QuienConsulto idAfiliacion={b.idAfiliadoEnteGestor} nivel={5} />
    </Stack>
  );
}
