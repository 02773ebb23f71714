import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useId } from 'react';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { enOrdenDeVida, idDeSeccion, queLaTermino } from './vida.ts';

type Una = DetalleAsegurado['ente_gestor'][number];

const irA = (id: number) => {
  const seccion = document.getElementById(idDeSeccion(id));
  seccion?.scrollIntoView({ block: 'start' });
  seccion?.focus({ preventScroll: true });
};

const columnasDe = (todas: readonly Una[]): readonly DataColumn<Una>[] => [
  {
    id: 'entidad',
    header: 'Entidad empleadora',
    cell: (una) => (
      <Link component="button" type="button" align="left" onClick={() => irA(una.idAfiliadoEnteGestor)}>
        {una.entidad}
      </Link>
    ),
  },
  { id: 'ente', header: 'Ente gestor', cell: ({ sigla }) => sigla, noWrap: true },
  { id: 'desde', header: 'Desde', cell: (una) => mostrarFecha(una.fecha_afiliacion), noWrap: true },
  { id: 'hasta', header: 'Hasta', cell: ({ hasta }) => (hasta === null ? '—' : mostrarFecha(hasta)), noWrap: true },
  {
    id: 'afiliacion',
    header: 'Afiliación',
    cell: ({ estado }) => <StatusChip label={estado.descripcion} tone={estadoDe(estado.codigo).chipDetalle} />,
  },
  { id: 'termino', header: 'Cómo terminó', cell: (una) => queLaTermino(una, todas) },
];

/** Shows one life over all employers, newest first (acuerdos §12 'Change of employer'); a single one is not shown. */
export function AfiliacionesDePersona({ afiliaciones }: { afiliaciones: readonly Una[] }) {
  const id = useId();
  if (afiliaciones.length < 2) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography id={id} variant="h3" component="h4" sx={{ mb: 1.5 }}>
        {`Afiliaciones como titular (${afiliaciones.length})`}
      </Typography>
      <DataTable
        label="Afiliaciones como titular"
        columns={columnasDe(afiliaciones)}
        rows={enOrdenDeVida(afiliaciones)}
        rowId={(una) => String(una.idAfiliadoEnteGestor)}
        emptyText=""
        pageSize={afiliaciones.length}
      />
    </Box>
  );
}
