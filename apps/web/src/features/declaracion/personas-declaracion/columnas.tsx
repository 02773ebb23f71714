import Link from '@mui/material/Link';
import type { PersonaDeUnaCifra } from '@sgpa/contract/monitoreo/personas-declaracion';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { createLink } from '@tanstack/react-router';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';

const Enlace = createLink(Link);

/** Everybody whom a figure counts was covered, in whatever state: the colour of the list. */
const COLUMNAS: readonly DataColumn<PersonaDeUnaCifra>[] = [
  {
    id: 'documento',
    header: 'Documento',
    cell: (p) => unirDocumento(p.documentoIdentidad, p.complementoDocumento),
    noWrap: true,
  },
  { id: 'nombres', header: 'Nombre completo', cell: (p) => p.nombres },
  {
    id: 'tipo',
    header: 'Tipo',
    cell: (p) => (p.tipoAfiliado === 'TITULAR' ? 'Titular' : 'Beneficiario'),
    noWrap: true,
  },
  { id: 'departamento', header: 'Departamento', cell: (p) => p.departamento || '—', noWrap: true },
  { id: 'estado', header: 'Estado ese día', cell: (p) => <StatusChip label={p.estado} tone="verde" />, noWrap: true },
  { id: 'afiliacion', header: 'Fecha de afiliación', cell: (p) => mostrarFecha(p.fechaAfiliacion), noWrap: true },
  { id: 'registro', header: 'Fecha de registro', cell: (p) => mostrarFecha(p.fechaRegistro), noWrap: true },
];

/** To the person as they are in the list, and back. */
const DETALLES: DataColumn<PersonaDeUnaCifra> = {
  id: 'detalles',
  header: 'Detalles',
  cell: (p) => (
    <Enlace
      to="/asegurado"
      search={{
        tipoAfiliado: p.tipoAfiliado,
        numeroDocumento: p.documentoIdentidad,
        accion: 'detalle-asegurado',
        detalle: String(p.idAfiliadoEnteGestor),
      }}
      state={(previo) => ({ ...previo, abiertoAqui: true })}
      aria-label={`Detalles de ${p.nombres}`}
    >
      Detalles
    </Enlace>
  ),
  noWrap: true,
};

export const columnasDe = (conDetalles: boolean): readonly DataColumn<PersonaDeUnaCifra>[] =>
  conDetalles ? [...COLUMNAS, DETALLES] : COLUMNAS;
