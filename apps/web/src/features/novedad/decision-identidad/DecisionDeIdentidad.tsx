import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ArchivoDelNumero } from '@sgpa/contract/v1/decision-identidad';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { apellidosYNombre, numeroDeDocumento } from '../../persona/identidad.ts';
import { DialogoDecision } from './DialogoDecision.tsx';

type Dicho = (archivo: ArchivoDelNumero) => string;

const clase: Dicho = ({ extranjero }) => (extranjero ? 'EXTRANJERO' : 'NACIONAL');
const nacimiento: Dicho = ({ fecha_nacimiento }) => mostrarFecha(fecha_nacimiento);

const MARCADO = { color: 'inherit', bgcolor: 'action.selected', fontWeight: 650, px: 0.5, borderRadius: 0.5 };
const Difiere = ({ children }: { children: string }) => (
  <Box component="mark" sx={MARCADO}>
    {children}
  </Box>
);

/** What differs from the file of the novedad is marked. */
const comparada = (id: string, header: string, dicho: Dicho, suyo: ArchivoDelNumero): DataColumn<ArchivoDelNumero> => ({
  id,
  header,
  cell: (archivo) => (dicho(archivo) === dicho(suyo) ? dicho(archivo) : <Difiere>{dicho(archivo)}</Difiere>),
});

const columnasJuntoA = (suyo: ArchivoDelNumero): readonly DataColumn<ArchivoDelNumero>[] => [
  { id: 'registro', header: 'Registro', cell: (a) => (a.de_la_novedad ? 'De la novedad' : 'Con el mismo número') },
  comparada('documento', 'Documento', numeroDeDocumento, suyo),
  comparada('clase', 'Clase de documento', clase, suyo),
  comparada('nacimiento', 'Fecha de nacimiento', nacimiento, suyo),
  comparada('nombre', 'Nombre', apellidosYNombre, suyo),
  {
    id: 'afiliaciones',
    header: 'Afiliaciones',
    cell: ({ afiliaciones }) =>
      afiliaciones.map(({ ente_gestor, nombre_entidad, estado, fecha_afiliacion }) => (
        <div key={`${ente_gestor} ${nombre_entidad} ${fecha_afiliacion}`}>
          {`${ente_gestor}, ${nombre_entidad}: ${estado}, desde ${mostrarFecha(fecha_afiliacion)}`}
        </div>
      )),
  },
];

/** The authority's decision on files of one number (decisions §12 'One person'): that they are two people. */
export function DecisionDeIdentidad({ id, alDecidir }: { id: number; alDecidir: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['decision-identidad', id],
    queryFn: ({ signal: senal }) =>
      llamar('decision-identidad/archivos', { params: { id_novedad_ente_gestor: id } }, { senal }),
    staleTime: 0,
    gcTime: 0,
  });
  const [decide, setDecide] = useState(false);
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  const [suyo] = data?.archivos ?? [];
  return (
    <Stack component="section" spacing={1.5} aria-label="Registros del mismo número">
      <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 650 }}>
        Registros del mismo número
      </Typography>
      <DataTable
        label="Registros del mismo número"
        columns={suyo ? columnasJuntoA(suyo) : []}
        rows={data?.archivos}
        rowId={(archivo) => `${archivo.fecha_nacimiento} ${numeroDeDocumento(archivo)} ${archivo.extranjero}`}
        emptyText=""
      />
      <div>
        <Button variant="outlined" disabled={suyo === undefined} onClick={() => setDecide(true)}>
          Son dos personas
        </Button>
      </div>
      {decide ? <DialogoDecision id={id} alCerrar={() => setDecide(false)} alDecidir={alDecidir} /> : null}
    </Stack>
  );
}
