import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createLink } from '@tanstack/react-router';
import { cifra, contados } from '../../../lib/cifras.ts';
import { type Cifra, type Cifras, sumaDe } from './datos.ts';
import { type Busqueda, deBeneficiarios, type EnlaceDeFila } from './enlaces.ts';

const EnlaceALaLista = createLink(Link);

interface Props {
  titulo: string;
  cifras: Cifras;
  nombreDe: (fila: Cifra) => string;
  enlace: EnlaceDeFila | undefined;
  sinLista: string | undefined;
}

/** Four columns fit a telephone. On paper every day of a month stands on one sheet, and the sum once, at the end. */
const APRETADA = {
  fontVariantNumeric: 'tabular-nums',
  '.MuiTableCell-root': {
    px: { xs: 0.5, sm: 2 },
    fontSize: { xs: '0.75rem', sm: '0.875rem' },
    lineHeight: { xs: 1.3, sm: 1.43 },
    '@media print': { py: '1px' },
  },
  '.MuiTableFooter-root': { '@media print': { display: 'table-row-group' } },
};
/** A name this short stays on one line. */
const CORTO = 16;

const Celda = ({ valor, busqueda, que, de }: { valor: number; busqueda: Busqueda | null; que: string; de: string }) => (
  <TableCell align="right">
    {busqueda && valor > 0 ? (
      <EnlaceALaLista to="/asegurado" search={busqueda} aria-label={`${contados(valor, que)}, ${de}: ver la lista`}>
        {cifra(valor)}
      </EnlaceALaLista>
    ) : (
      cifra(valor)
    )}
  </TableCell>
);

export const TablaDeCifras = ({ titulo, cifras: { encabezado, filas }, nombreDe, enlace, sinLista }: Props) => (
  <Table size="small" stickyHeader aria-label={titulo} sx={APRETADA}>
    {sinLista ? <caption>{sinLista}</caption> : null}
    <TableHead>
      <TableRow>
        <TableCell>{encabezado}</TableCell>
        <TableCell align="right">Total</TableCell>
        <TableCell align="right">Titulares</TableCell>
        <TableCell align="right">Beneficiarios</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {filas.map((fila) => {
        const busqueda = enlace?.(fila) ?? null;
        const nombre = nombreDe(fila);
        return (
          <TableRow key={fila.clave ?? fila.nombre}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: nombre.length < CORTO ? 'nowrap' : undefined }}>
              {nombre}
            </TableCell>
            <TableCell align="right">{cifra(fila.total)}</TableCell>
            <Celda valor={fila.titulares} busqueda={busqueda} que="titulares" de={nombre} />
            <Celda
              valor={fila.beneficiarios}
              busqueda={busqueda && deBeneficiarios(busqueda)}
              que="beneficiarios"
              de={nombre}
            />
          </TableRow>
        );
      })}
    </TableBody>
    <TableFooter>
      <TableRow>
        <TableCell component="th" scope="row">
          Suma
        </TableCell>
        <TableCell align="right">{cifra(sumaDe(filas))}</TableCell>
        <TableCell align="right">{cifra(filas.reduce((suma, { titulares }) => suma + titulares, 0))}</TableCell>
        <TableCell align="right">{cifra(filas.reduce((suma, { beneficiarios }) => suma + beneficiarios, 0))}</TableCell>
      </TableRow>
    </TableFooter>
  </Table>
);
