import Stack from '@mui/material/Stack';
import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { FactList } from '../../../ui/FactList.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { QuienConsulto } from '../../auditoria/QuienConsulto.tsx';
import { Historia } from '../historia-asegurado/Historia.tsx';

const fecha = (dia: FechaCivil | null) => (dia === null ? null : mostrarFecha(dia));

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
          { label: 'Fecha de afiliación', value: mostrarFecha(b.fecha_afiliacion) },
          { label: 'Fecha de baja', value: fecha(b.fecha_baja) },
          { label: 'Fecha de cesantía', value: fecha(b.fecha_cesantia) },
          { label: 'Fecha de ampliación', value: fecha(b.fecha_ampliacion) },
          { label: 'Fecha de inhabilitado', value: fecha(b.fecha_inhabilitado) },
          { label: 'Fecha de derechohabiente', value: fecha(b.fecha_derechohabiente) },
        ]}
      />
      <Historia idAfiliacion={b.idAfiliadoEnteGestor} nivel={5} />
      <QuienConsulto idAfiliacion={b.idAfiliadoEnteGestor} nivel={5} />
    </Stack>
  );
}
