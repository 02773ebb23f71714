import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ArchivoDelNumero } from '@sgpa/contract/v1/decision-identidad';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { AL_GUARDAR_EN_DIALOGO } from '../../../lib/respuesta-accion.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { ReasonedButton } from '../../../ui/ReasonedButton.tsx';
import { apellidosYNombre, numeroDeDocumento } from '../../persona/identidad.ts';
import { CampoMotivo } from './CampoMotivo.tsx';
import { DialogoUnion } from './DialogoUnion.tsx';
import { REFRESCA, useArchivosDelNumero } from './decision-identidad.api.ts';
import { describirAfiliacion, describirArchivo } from './elegible.ts';

interface Props {
  /** The id is the novedad's. */
  id: number;
  alCerrar: () => void;
  alDecidir: () => void;
}

export function DialogoDecision({ id, alCerrar, alDecidir }: Props) {
  const form = useForm({ defaultValues: { motivo: '' } });
  const { control, handleSubmit, formState } = form;
  const borrador = useBorradorDeFormulario(form, `decision-identidad:${id}`);
  const { enviando, desenlace, escribir } = useEscritura({
    ...AL_GUARDAR_EN_DIALOGO,
    pregunta: {
      title: '¿Está seguro de que son dos personas?',
      text: 'La novedad queda atendida y no se vuelve a preguntar mientras los registros digan lo mismo.',
      acceptLabel: 'Son dos personas',
    },
    enviar: (motivo: string, clave) =>
      llamar(
        'decision-identidad',
        { body: { id_novedad_ente_gestor: id, decision: 'DOS_PERSONAS', motivo } },
        { clave },
      ),
    refresca: REFRESCA,
  });
  return (
    <FormDialog
      title="Son dos personas"
      dirty={formState.isDirty}
      draft={borrador}
      busy={enviando}
      result={desenlace}
      submit="Guardar"
      onSubmit={handleSubmit(({ motivo }) => escribir(motivo.trim()))}
      onLeave={alCerrar}
      onSaved={alDecidir}
    >
      <CampoMotivo control={control} name="motivo" label="Motivo de la decisión" autoFocus />
    </FormDialog>
  );
}

type Dicho = (archivo: ArchivoDelNumero) => string;

const clase: Dicho = ({ extranjero }) => (extranjero ? 'EXTRANJERO' : 'NACIONAL');
const nacimiento: Dicho = ({ fecha_nacimiento }) => mostrarFecha(fecha_nacimiento);

const MARCADO = { color: 'inherit', bgcolor: 'action.selected', fontWeight: 650, px: 0.5, borderRadius: 0.5 };
const Difiere = ({ children }: { children: string }) => (
  <Box component="mark" sx={MARCADO}>
    {children}
  </Box>
);

/** Marks what differs from the file of the novedad. */
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
      afiliaciones.map((una) => <div key={una.idAfiliadoEnteGestor}>{describirAfiliacion(una)}</div>),
  },
];

/** Offers to join the file of the row to that of the novedad, or says what prevents it. */
const columnaUnir = (alUnir: (otro: ArchivoDelNumero) => void): DataColumn<ArchivoDelNumero> => ({
  id: 'unir',
  header: 'Acción',
  cell: (archivo) =>
    archivo.union ? (
      <ReasonedButton
        size="small"
        variant="outlined"
        reason={archivo.union.impedimento}
        aria-label={`Es la misma persona: ${describirArchivo(archivo)}`}
        onClick={() => alUnir(archivo)}
      >
        Es la misma persona
      </ReasonedButton>
    ) : null,
});

/** Lets the authority decide on files of one number (acuerdos §12 'One person'): one person, or two. */
export function DecisionDeIdentidad({ id, alDecidir }: { id: number; alDecidir: () => void }) {
  const { data, error, refetch } = useArchivosDelNumero(id);
  const [decide, setDecide] = useState<'DOS_PERSONAS' | ArchivoDelNumero | null>(null);
  const cerrar = () => setDecide(null);
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  const [suyo] = data?.archivos ?? [];
  return (
    <Stack spacing={1.5}>
      <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 650 }}>
        Registros del mismo número
      </Typography>
      <DataTable
        label="Registros del mismo número"
        columns={suyo ? [...columnasJuntoA(suyo), columnaUnir(setDecide)] : []}
        rows={data?.archivos}
        rowId={(archivo) => String(archivo.id_registro)}
        pageSize={2}
        emptyText=""
      />
      <div>
        <Button variant="outlined" disabled={suyo === undefined} onClick={() => setDecide('DOS_PERSONAS')}>
          Son dos personas
        </Button>
      </div>
      {decide === 'DOS_PERSONAS' ? <DialogoDecision id={id} alCerrar={cerrar} alDecidir={alDecidir} /> : null}
      {suyo && decide !== null && decide !== 'DOS_PERSONAS' ? (
        <DialogoUnion id={id} suyo={suyo} otro={decide} alCerrar={cerrar} alDecidir={alDecidir} />
      ) : null}
    </Stack>
  );
}
