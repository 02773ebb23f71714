import Box from '@mui/material/Box';
import type { Novedad } from '@sgpa/contract/v1/novedades';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { Clase } from '../Clase.tsx';

/** Three lines let a page's ten rows stand on a screen; the bar shows the chosen row whole. */
const TRES_RENGLONES = {
  display: { sm: '-webkit-box' },
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;
const enTresRenglones = (texto: string) => (
  <Box component="span" title={texto} sx={TRES_RENGLONES}>
    {texto}
  </Box>
);

const ENTE: DataColumn<Novedad> = {
  id: 'ente',
  header: 'Ente gestor',
  cell: (n) => n.siglaEnteGestor,
  noWrap: true,
  width: 56,
};

/** The columns follow document 1 §2 Correction of novedades; the opening date, which orders them, comes last. */
const COLUMNAS: readonly DataColumn<Novedad>[] = [
  { id: 'codigo', header: 'Código de novedad', cell: (n) => <Clase codigo={n.codigoNovedad} />, width: 180 },
  { id: 'nombres', header: 'Nombre completo', lead: true, cell: (n) => enTresRenglones(n.nombres), width: 140 },
  { id: 'documento', header: 'Documento de identidad', cell: (n) => n.documentoIdentidad, noWrap: true, width: 98 },
  {
    id: 'complemento',
    header: 'Complemento',
    headerBreak: 6,
    cell: (n) => n.complementoDocumento || '—',
    noWrap: true,
    width: 64,
  },
  {
    id: 'nacimiento',
    header: 'Fecha de nacimiento',
    cell: (n) => mostrarFecha(n.fechaNacimiento),
    noWrap: true,
    width: 90,
  },
  { id: 'departamento', header: 'Departamento', headerBreak: 7, cell: (n) => n.departamento || '—', width: 88 },
  { id: 'detalle', header: 'Detalle de la novedad', cell: (n) => enTresRenglones(n.detalleNovedad) },
  { id: 'fecha', header: 'Fecha', cell: (n) => mostrarFecha(n.fechaNovedad), noWrap: true, width: 90 },
];

/** Adds the managing entity for who sees every one. */
export const columnasDe = (deTodos: boolean): readonly DataColumn<Novedad>[] =>
  deTodos ? [ENTE, ...COLUMNAS] : COLUMNAS;
