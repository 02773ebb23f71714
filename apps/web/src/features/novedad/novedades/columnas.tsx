import Box from '@mui/material/Box';
import type { Novedad } from '@sgpa/contract/v1/novedades';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { Clase } from '../Clase.tsx';

/** Two lines, so that a page's ten rows stand on a screen; of the chosen row the bar has it all. On a telephone there is no hurry. */
const DOS_RENGLONES = {
  display: { sm: '-webkit-box' },
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.25,
} as const;
const enDosRenglones = (texto: string) => (
  <Box component="span" title={texto} sx={DOS_RENGLONES}>
    {texto}
  </Box>
);

/** Document 1 §2 Correction of novedades, in its order; then since when it is open, by which they are ordered. */
export const COLUMNAS: readonly DataColumn<Novedad>[] = [
  { id: 'codigo', header: 'Código de novedad', cell: (n) => <Clase codigo={n.codigoNovedad} />, width: 206 },
  { id: 'nombres', header: 'Nombre completo', cell: (n) => enDosRenglones(n.nombres), width: 150 },
  { id: 'documento', header: 'Documento de identidad', cell: (n) => n.documentoIdentidad, noWrap: true, width: 96 },
  { id: 'complemento', header: 'Complemento', cell: (n) => n.complementoDocumento || '—', noWrap: true, width: 104 },
  {
    id: 'nacimiento',
    header: 'Fecha de nacimiento',
    cell: (n) => mostrarFecha(n.fechaNacimiento),
    noWrap: true,
    width: 104,
  },
  { id: 'departamento', header: 'Departamento', cell: (n) => n.departamento || '—', width: 100 },
  { id: 'detalle', header: 'Detalle de la novedad', cell: (n) => enDosRenglones(n.detalleNovedad) },
  { id: 'fecha', header: 'Fecha', cell: (n) => mostrarFecha(n.fechaNovedad), noWrap: true, width: 96 },
];
