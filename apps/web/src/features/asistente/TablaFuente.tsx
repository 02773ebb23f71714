import Alert from '@mui/material/Alert';
import type { FuentePago } from '@sgpa/contract/v2/validacion-titular';
import { DataTable } from '../../ui/DataTable.tsx';
import type { DataColumn } from '../../ui/data-table-types.ts';
import type { Fuente } from './fuentes-pago.ts';

type Columna = readonly [header: string, valor: keyof FuentePago | ((fila: FuentePago) => string)];

interface Props {
  nombre: string;
  fuente: Fuente;
  columnas: readonly Columna[];
  siVacia: string;
}

/** Shows what one payment source knows, says so when it knows nothing, and warns when it did not answer. */
export function TablaFuente({ nombre, fuente, columnas, siVacia }: Props) {
  const { filas, disponible } = fuente;
  const columns = columnas.map(
    ([header, valor]): DataColumn<FuentePago> => ({
      id: header,
      header,
      cell: (fila) => (typeof valor === 'function' ? valor(fila) : fila[valor]) || '—',
    }),
  );
  return (
    <>
      {disponible ? null : (
        <Alert severity="warning" sx={{ mb: filas.length > 0 ? 1.5 : 0 }}>
          {`No se pudo consultar a ${nombre}: se desconoce si la persona tiene registros en esta fuente. Vuelva a validar la información más tarde.`}
        </Alert>
      )}
      {filas.length > 0 ? (
        <DataTable label={nombre} columns={columns} rows={filas} rowId={(f) => String(filas.indexOf(f))} emptyText="" />
      ) : null}
      {disponible && filas.length === 0 ? <Alert severity="info">{siVacia}</Alert> : null}
    </>
  );
}
