import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AVISO_RESPONSABLES, chipEnCertificado } from '@sgpa/domain/certificado/certificado';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { ReactNode } from 'react';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import type { Certificable } from './certificado.api.ts';

type Persona = NonNullable<Certificable['persona']>;
type Afiliacion = Certificable['estado_afiliacion'][number];

const NADA = '—';

const DATOS: DataColumn<Persona>[] = [
  { id: 'numero', header: 'Cédula de identidad', cell: (p) => p.numero_documento, noWrap: true },
  { id: 'complemento', header: 'Complemento', cell: (p) => p.complemento_documento || NADA },
  { id: 'nombres', header: 'Nombres', cell: (p) => p.nombres || NADA },
  { id: 'paterno', header: 'Ap. paterno', cell: (p) => p.primer_apellido || NADA },
  { id: 'materno', header: 'Ap. materno', cell: (p) => p.segundo_apellido || NADA },
  { id: 'nacimiento', header: 'Fecha nacimiento', cell: (p) => mostrarFecha(p.fecha_nacimiento), noWrap: true },
];
const ESTADOS: DataColumn<Afiliacion>[] = [
  { id: 'ente', header: 'Ente gestor', cell: (a) => a.nombre_enteGestor },
  {
    id: 'estado',
    header: 'Estado afiliación',
    cell: (a) => <StatusChip label={a.estado} tone={chipEnCertificado(a.estado)} />,
  },
  { id: 'inicio', header: 'Fecha afiliación', cell: (a) => mostrarFecha(a.fecha_inicio), noWrap: true },
  { id: 'entidad', header: 'Empleador', cell: (a) => a.nombre_entidad },
  { id: 'observacion', header: 'Observación', cell: (a) => a.observacion || NADA },
];

const DE_LA_PERSONA = 'DATOS PERSONALES';
const DEL_ESTADO = 'RESULTADO DEL ESTADO DE AFILIACIÓN';
const SIN_AFILIACION = 'La persona no tiene afiliaciones.';

interface Props {
  /** The person is undefined while being looked for. */
  hallado: Certificable | undefined;
  acciones: ReactNode;
}

export function ResultadoCertificado({ hallado, acciones }: Props) {
  const filas = hallado?.estado_afiliacion.map((afiliacion, lugar) => ({ ...afiliacion, lugar }));
  return (
    <Stack spacing={2}>
      {hallado?.aviso ? (
        <Alert severity="info" role="note">
          {hallado.aviso}
        </Alert>
      ) : null}
      <section>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {DE_LA_PERSONA}
        </Typography>
        <DataTable
          label={DE_LA_PERSONA}
          columns={DATOS}
          rows={hallado?.persona ? [hallado.persona] : undefined}
          rowId={(persona) => persona.numero_documento}
          pageSize={1}
          emptyText={SIN_AFILIACION}
        />
      </section>
      <section>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {DEL_ESTADO}
        </Typography>
        <DataTable
          label={DEL_ESTADO}
          columns={ESTADOS}
          rows={filas}
          rowId={({ lugar }) => String(lugar)}
          pageSize={3}
          emptyText={SIN_AFILIACION}
        />
      </section>
      <Alert severity="info" role="note">
        {AVISO_RESPONSABLES}
      </Alert>
      {acciones}
    </Stack>
  );
}
