import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Novedad } from '@sgpa/contract/v1/novedades';
import { nombreDeNovedad } from '@sgpa/domain/novedad/clases';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { Fragment } from 'react';
import type { DataColumn } from '../../../ui/data-table-types.ts';

/** Where a line may end: a telephone has no room for the longest code. */
const AL_FIN_DE_PALABRA = /(?<=_)/;

/** What it is about in plain words, over the code that the entities' systems know. */
export function Clase({ codigo }: { codigo: string }) {
  return (
    <>
      {nombreDeNovedad(codigo)}
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block', lineHeight: 1.2 }}>
        {codigo.split(AL_FIN_DE_PALABRA).map((palabra) => (
          <Fragment key={palabra}>
            {palabra}
            <wbr />
          </Fragment>
        ))}
      </Typography>
    </>
  );
}

/** Two lines, so that a page's ten rows stand on a screen; the dialog has it all. On a telephone there is no hurry. */
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

/** Document 1 §2 Correction of novedades, in its order. */
export const COLUMNAS: readonly DataColumn<Novedad>[] = [
  { id: 'codigo', header: 'Código de novedad', cell: (n) => <Clase codigo={n.codigoNovedad} />, width: 206 },
  { id: 'nombres', header: 'Nombre completo', cell: (n) => enDosRenglones(n.nombres), width: 180 },
  { id: 'documento', header: 'Documento de identidad', cell: (n) => n.documentoIdentidad, noWrap: true },
  { id: 'complemento', header: 'Complemento', cell: (n) => n.complementoDocumento || '—', noWrap: true },
  { id: 'nacimiento', header: 'Fecha de nacimiento', cell: (n) => mostrarFecha(n.fechaNacimiento), noWrap: true },
  { id: 'departamento', header: 'Departamento', cell: (n) => n.departamento || '—' },
  { id: 'detalle', header: 'Detalle de la novedad', cell: (n) => enDosRenglones(n.detalleNovedad) },
];
