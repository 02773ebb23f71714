import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComparacionDeclaracion } from '@sgpa/contract/monitoreo/comparacion-declaracion';
import type { DetalleDeclaracion } from '@sgpa/contract/monitoreo/declaraciones';
import { CONTEOS, type Conteo, NOMBRE_DE_CONTEO } from '@sgpa/domain/declaracion/conteos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cifra, conSigno } from '../../../lib/cifras.ts';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { AlertLines } from '../../../ui/AlertLines.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { nombreEnLista } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { EnlaceAPersonas } from '../personas-declaracion/EnlaceAPersonas.tsx';
import { decirConteo, decirRecuento, diferenciasDe, type FilaComparada, filasDe } from './filas.ts';

/** A day that was not counted yet takes seconds: it is asked again until it is. */
const MIENTRAS_SE_CUENTA_MS = 5000;

/** Once it finds the day counted, the list of declarations is asked anew, as it says so too. */
export function useComparacion(id: number) {
  const consultas = useQueryClient();
  const consulta = useQuery({
    queryKey: ['comparacion-declaracion', id],
    queryFn: ({ signal }) => llamar('comparacion-declaracion', { params: { id } }, { senal: signal }),
    select: ({ data }) => data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.estado === 'PENDIENTE' ? MIENTRAS_SE_CUENTA_MS : false),
  });
  const contadoEn = consulta.data?.contadoEn ?? null;
  useEffect(() => {
    if (contadoEn !== null) void consultas.invalidateQueries({ queryKey: ['declaraciones'] });
  }, [consultas, contadoEn]);
  return consulta;
}

/** Shows what was declared; below it the register's count, and the difference in a mark of its own. */
function Cifra({ fila, conteo }: { fila: FilaComparada; conteo: Conteo }) {
  const { declarado, registro, diferencia } = fila.cifras[conteo];
  return (
    <>
      <span>{declarado === null ? 'No declarado' : cifra(declarado)}</span>
      {registro === null ? null : (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', whiteSpace: 'nowrap' }}
        >
          Registro {registro === 0 ? '0' : <EnlaceAPersonas fila={fila} conteo={conteo} cuantas={registro} />}{' '}
          {diferencia ? <StatusChip label={conSigno(diferencia)} tone="naranja" /> : null}
        </Typography>
      )}
    </>
  );
}

const COLUMNAS: readonly DataColumn<FilaComparada>[] = [
  { id: 'lugar', header: 'Departamento y regional', cell: (f) => f.lugar },
  ...CONTEOS.map((conteo) => ({
    id: conteo,
    header: NOMBRE_DE_CONTEO[conteo],
    numeric: true,
    cell: (f: FilaComparada) => <Cifra fila={f} conteo={conteo} />,
  })),
];

const dichoDelConteo = (data: ComparacionDeclaracion): string[] =>
  [decirConteo(data), decirRecuento(data)].filter((linea) => linea !== null);

/** The declaration shows at once; the register's figures join it when they come. */
export function PoblacionComparada({ declaracion }: { declaracion: DetalleDeclaracion }) {
  const departamentos = useGrupo('DEPARTAMENTO');
  const { data, error, refetch } = useComparacion(declaracion.idPoblacionDeclarada);
  const filas = filasDe(declaracion, data, (sigla) => nombreEnLista(departamentos, sigla) || sigla);
  const diferencias = diferenciasDe(filas);
  return (
    <Stack spacing={1.5}>
      <div aria-live="polite">
        {error ? (
          <ErrorState
            text={`El registro no pudo decir lo que contó de ese día. ${mensajeDeError(error)}`}
            onRetry={() => void refetch()}
          />
        ) : data === undefined ? (
          <Alert severity="info" role="none">
            Consultando lo que el registro contó…
          </Alert>
        ) : data.estado !== 'CONTADO' ? (
          <AlertLines severity="info" lines={[decirConteo(data)]} />
        ) : diferencias.length === 0 ? (
          <AlertLines severity="success" lines={['Lo declarado coincide con el registro.', ...dichoDelConteo(data)]} />
        ) : (
          <AlertLines
            severity="warning"
            lines={[
              'Lo declarado difiere del registro (+ se declaró de más, − de menos):',
              ...diferencias,
              ...dichoDelConteo(data),
            ]}
          />
        )}
      </div>
      <DataTable label="Población declarada" columns={COLUMNAS} rows={filas} rowId={(f) => f.lugar} emptyText="" />
    </Stack>
  );
}
