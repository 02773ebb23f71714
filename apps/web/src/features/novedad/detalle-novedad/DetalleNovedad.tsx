import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DetalleNovedad as Detalle, NovedadDeAfiliacion } from '@sgpa/contract/v1/detalle-novedad';
import { claseDeNovedad, nombreDeNovedad } from '@sgpa/domain/novedad/clases';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { ReasonedButton } from '../../../ui/ReasonedButton.tsx';
import { StatusChip, type StatusTone } from '../../../ui/StatusChip.tsx';
import { Clase } from '../Clase.tsx';

interface Props {
  /** The novedad is the one that was asked for; somebody may have answered it meanwhile. */
  id: number;
  detalle: Detalle;
  /** The role may give no baja, and the button is absent then. */
  alDarDeBaja: ((novedad: NovedadDeAfiliacion) => void) | undefined;
  /** What is to be decided stands before what is only told. */
  decision: ReactNode;
}

/** The certificate query has these colours too (acuerdos §5). */
const TONOS: Readonly<Record<string, StatusTone>> = { ACTIVO: 'verde', CESANTIA: 'rojo', AMPLIACIÓN: 'naranja' };

const Estado = ({ nombre }: { nombre: string }) => <StatusChip label={nombre} tone={TONOS[nombre] ?? 'gris'} />;

const fecha = (dia: Parameters<typeof mostrarFecha>[0] | null): string => (dia === null ? '—' : mostrarFecha(dia));

const PERSONA: readonly DataColumn<Detalle['persona']>[] = [
  { id: 'nombres', header: 'Nombres', cell: (p) => p.nombres },
  { id: 'paterno', header: 'Apellido paterno', cell: (p) => p.primer_apellido || '—' },
  { id: 'materno', header: 'Apellido materno', cell: (p) => p.segundo_apellido || '—' },
  { id: 'documento', header: 'Número de documento', cell: (p) => p.numero_documento, noWrap: true },
  { id: 'complemento', header: 'Complemento', cell: (p) => p.complemento_documento || '—', noWrap: true },
  { id: 'nacimiento', header: 'Fecha de nacimiento', cell: (p) => fecha(p.fecha_nacimiento), noWrap: true },
];

const AFILIACION: readonly DataColumn<Detalle['afiliacion_actual']>[] = [
  { id: 'ente', header: 'Ente gestor', cell: (a) => a.nombre_ente_gestor },
  { id: 'fecha', header: 'Fecha de afiliación', cell: (a) => fecha(a.fecha_afiliacion), noWrap: true },
  { id: 'entidad', header: 'Entidad empleadora', cell: (a) => a.nombre_entidad },
  { id: 'estado', header: 'Estado', cell: (a) => <Estado nombre={a.estado} /> },
];

const NOVEDADES: readonly DataColumn<NovedadDeAfiliacion>[] = [
  { id: 'codigo', header: 'Código', cell: (n) => <Clase codigo={n.codigoNovedad} /> },
  // The state is that of the affiliation that the novedad is about, in the colours of the table above.
  { id: 'estado', header: 'Estado de la afiliación', cell: (n) => n.estado },
  { id: 'inicio', header: 'Fecha de inicio', cell: (n) => fecha(n.fechaInicio), noWrap: true },
  { id: 'fin', header: 'Fecha de fin', cell: (n) => fecha(n.fechaFin), noWrap: true },
  { id: 'tipo', header: 'Tipo de afiliación', cell: (n) => n.claveTipoAfiliacion },
  { id: 'relacion', header: 'Relación con el titular', cell: (n) => n.claveRelacionTitular ?? '—' },
  { id: 'entidad', header: 'Entidad empleadora', cell: (n) => n.nombreEntidad },
];

const columnaBaja = (alDarDeBaja: NonNullable<Props['alDarDeBaja']>): DataColumn<NovedadDeAfiliacion> => ({
  id: 'baja',
  header: 'Acción',
  cell: (novedad) => (
    <ReasonedButton
      size="small"
      variant="outlined"
      color="error"
      reason={novedad.impide_baja}
      aria-label={`Baja: ${nombreDeNovedad(novedad.codigoNovedad)}, ${novedad.nombreEntidad}`}
      onClick={() => alDarDeBaja(novedad)}
    >
      Baja
    </ReasonedButton>
  ),
});

type PropsParte<T> = Omit<ComponentProps<typeof DataTable<T>>, 'label'> & { titulo: string };

const Parte = <T,>({ titulo, ...tabla }: PropsParte<T>) => (
  <div>
    <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 650, mb: 1 }}>
      {titulo}
    </Typography>
    <DataTable label={titulo} {...tabla} />
  </div>
);

function EnPalabras({ id, novedades }: { id: number; novedades: readonly NovedadDeAfiliacion[] }) {
  const novedad = novedades.find(({ idNovedadEnteGestor }) => idNovedadEnteGestor === id);
  if (novedad === undefined)
    return (
      <Alert severity="info">
        {`Esta novedad ya fue atendida; la persona ${novedades.length > 0 ? 'tiene otras, que están abajo' : 'no tiene otras abiertas'}.`}
      </Alert>
    );
  const clase = claseDeNovedad(novedad.codigoNovedad);
  return (
    <Alert severity="info" role="note">
      <strong>{nombreDeNovedad(novedad.codigoNovedad)}.</strong> {clase?.significado}
      <br />
      {novedad.detalleNovedad}
      {novedad.impide_baja === null ? null : (
        <>
          <br />
          {novedad.impide_baja}
        </>
      )}
    </Alert>
  );
}

/** Shows the three tables of document 1 §2. */
export function DetalleNovedad({ id, detalle, alDarDeBaja, decision }: Props) {
  const { persona, afiliacion_actual, novedades } = detalle;
  return (
    <Stack spacing={2}>
      <EnPalabras id={id} novedades={novedades} />
      {decision}
      <Parte
        titulo="Información de la persona"
        columns={PERSONA}
        rows={[persona]}
        rowId={(p) => p.numero_documento}
        emptyText=""
      />
      <Parte
        titulo="Afiliación actual"
        columns={AFILIACION}
        rows={[afiliacion_actual]}
        rowId={(a) => a.fecha_afiliacion}
        emptyText=""
      />
      <Parte
        titulo="Novedades de la persona"
        columns={alDarDeBaja ? [...NOVEDADES, columnaBaja(alDarDeBaja)] : NOVEDADES}
        rows={novedades}
        rowId={(n) => String(n.idNovedadEnteGestor)}
        emptyText="No quedan novedades abiertas de esta persona."
      />
    </Stack>
  );
}
