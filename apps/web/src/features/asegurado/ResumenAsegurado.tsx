import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { FactList } from '../../ui/FactList.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { apellidosYNombre } from '../persona/identidad.ts';
import { fechasDeTitular } from './fechas-de-estado.ts';

type Fecha = FechaCivil | null;

interface Props {
  persona: {
    nombres: string;
    primer_apellido: string;
    segundo_apellido: string;
    fecha_nacimiento: FechaCivil;
    fallecido: boolean;
  };
  documento: string;
  estado: {
    codigo: number;
    fecha_afiliacion: FechaCivil;
    fecha_baja: Fecha;
    fecha_cesantia: Fecha;
    fecha_ampliacion: Fecha;
  };
  entidad: string;
}

export function ResumenAsegurado({ persona, documento, estado, entidad }: Props) {
  const { nombre, chipDetalle } = estadoDe(estado.codigo);
  return (
    <Box component="section" aria-label="Asegurado" sx={{ pb: 2, mb: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h2" component="h3" sx={{ mr: 0.5 }}>
          {apellidosYNombre(persona)}
        </Typography>
        <StatusChip label={nombre} tone={chipDetalle} />
        {persona.fallecido ? <StatusChip label="FALLECIDO" tone="gris" /> : null}
      </Box>
      <FactList
        facts={[
          { label: 'Documento', value: documento },
          { label: 'Fecha de nacimiento', value: mostrarFecha(persona.fecha_nacimiento) },
          { label: 'Entidad empleadora', value: entidad },
          ...fechasDeTitular(estado),
        ]}
      />
    </Box>
  );
}
