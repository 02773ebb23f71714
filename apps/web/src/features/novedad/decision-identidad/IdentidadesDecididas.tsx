import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { IdentidadDecidida } from '@sgpa/contract/v1/decision-identidad';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { type ComponentProps, useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FootButtons } from '../../../ui/FootButtons.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { CloseOnBack } from '../../../ui/use-close-on-back.ts';
import { apellidosYNombre, numeroDeDocumento } from '../../persona/identidad.ts';
import { useIdentidadDecidida, useIdentidadesDecididas } from './decision-identidad.api.ts';
import { FormularioReversion } from './FormularioReversion.tsx';

/** Takes a decision of the authority back, once it is known what came since. */
function DialogoReversion(props: Omit<ComponentProps<typeof FormularioReversion>, 'decidida'>) {
  const { data, error, refetch } = useIdentidadDecidida(props.id);
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  return data ? <FormularioReversion {...props} decidida={data} /> : null;
}

interface Props {
  /** The number narrows the list; empty shows the newest of all. */
  numeroDocumento: string;
  alCerrar: () => void;
}

const DECISION = { MISMA_PERSONA: 'Es la misma persona', DOS_PERSONAS: 'Son dos personas' } as const;

const quienEs = (una: IdentidadDecidida): string => `${apellidosYNombre(una)}, ${numeroDeDocumento(una)}`;

const columnas = (alDeshacer: (una: IdentidadDecidida) => void): readonly DataColumn<IdentidadDecidida>[] => [
  { id: 'persona', header: 'Persona', lead: true, cell: apellidosYNombre },
  { id: 'documento', header: 'Documento', cell: numeroDeDocumento, noWrap: true },
  { id: 'decision', header: 'Decisión', cell: ({ decision }) => DECISION[decision] },
  { id: 'motivo', header: 'Motivo', cell: ({ motivo }) => motivo },
  { id: 'fecha', header: 'Fecha', cell: ({ fecha }) => mostrarFecha(fecha), noWrap: true },
  { id: 'usuario', header: 'Usuario', cell: ({ usuario }) => usuario },
  {
    id: 'deshacer',
    header: 'Acción',
    cell: (una) => (
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={`Deshacer: ${quienEs(una)}`}
        onClick={() => alDeshacer(una)}
      >
        Deshacer
      </Button>
    ),
  },
];

/** Lists what the authority decided of files of one number, and offers to take it back. */
export function IdentidadesDecididas({ numeroDocumento, alCerrar }: Props) {
  const { data, error, refetch } = useIdentidadesDecididas(numeroDocumento);
  const [una, setUna] = useState<IdentidadDecidida | null>(null);
  return (
    <PanelDialog open title="Identidades decididas" onClose={alCerrar}>
      <CloseOnBack onBack={alCerrar} />
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {numeroDocumento === ''
          ? 'Las cien más nuevas. Para ver las de una persona, búsquela antes por su número de documento.'
          : `Las del número ${numeroDocumento}.`}
      </Typography>
      {error ? (
        <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label="Identidades decididas"
          columns={columnas(setUna)}
          rows={data?.decididas}
          rowId={(fila) => String(fila.id_novedad_ente_gestor)}
          pageSize={5}
          emptyText="No hay decisiones que deshacer."
        />
      )}
      <Box sx={{ mt: 2 }}>
        <FootButtons onLeave={alCerrar} />
      </Box>
      {una ? (
        <DialogoReversion
          id={una.id_novedad_ente_gestor}
          quien={quienEs(una)}
          alCerrar={() => setUna(null)}
          alTerminar={() => setUna(null)}
        />
      ) : null}
    </PanelDialog>
  );
}
