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
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
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

/** Document 1 §2 Correction of novedades, in its order. */
export const COLUMNAS: readonly DataColumn<Novedad>[] = [
  { id: 'codigo', header: 'Código de novedad', cell: (n) => <Clase codigo={n.codigoNovedad} /> },
  { id: 'nombres', header: 'Nombre completo', cell: (n) => n.nombres },
  { id: 'documento', header: 'Documento de identidad', cell: (n) => n.documentoIdentidad, noWrap: true },
  { id: 'complemento', header: 'Complemento', cell: (n) => n.complementoDocumento || '—', noWrap: true },
  { id: 'nacimiento', header: 'Fecha de nacimiento', cell: (n) => mostrarFecha(n.fechaNacimiento), noWrap: true },
  { id: 'departamento', header: 'Departamento', cell: (n) => n.departamento || '—' },
  { id: 'detalle', header: 'Detalle de la novedad', cell: (n) => n.detalleNovedad },
];
