import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { codigosDeEstado, estadoDe } from '@sgpa/domain/cobertura/estados';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useState } from 'react';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { nombreCompleto } from '../persona.ts';

/** Document 2 §9. */
const POR_PAGINA = 5;
const DESCONOCIDO = 0;

/** The answer names the state; its first code has the colour. */
const tonoDe = (estado: string) => estadoDe(codigosDeEstado(estado)[0] ?? DESCONOCIDO).chipDetalle;

const COLUMNAS: readonly DataColumn<BeneficiarioDetalle>[] = [
  { id: 'documento', header: 'Documento', cell: (b) => b.documento, noWrap: true },
  { id: 'beneficiario', header: 'Beneficiario', cell: nombreCompleto },
  { id: 'nacimiento', header: 'Fecha de nacimiento', cell: (b) => mostrarFecha(b.fecha_nacimiento), noWrap: true },
  { id: 'parentesco', header: 'Parentesco', cell: (b) => b.tipo_parentesco },
  { id: 'afiliacion', header: 'Afiliación', cell: (b) => <StatusChip label={b.estado} tone={tonoDe(b.estado)} /> },
  {
    id: 'fecha',
    header: 'Fecha',
    cell: (b) => (b.fecha_estado === null ? '—' : mostrarFecha(b.fecha_estado)),
    noWrap: true,
  },
];

interface Props {
  beneficiarios: readonly BeneficiarioDetalle[];
  ente: string;
}

export function TablaBeneficiarios({ beneficiarios, ente }: Props) {
  const [pagina, setPagina] = useState(0);
  const paginas = Math.ceil(beneficiarios.length / POR_PAGINA);
  return (
    <DataTable
      label={`Beneficiarios en ${ente}`}
      columns={COLUMNAS}
      rows={beneficiarios.slice(pagina * POR_PAGINA, (pagina + 1) * POR_PAGINA)}
      rowId={(b) => [b.documento, b.fecha_nacimiento, b.tipo_parentesco, nombreCompleto(b)].join(' ')}
      emptyText="El titular no tiene beneficiarios registrados en este ente gestor."
      pageSize={POR_PAGINA}
      paging={paginas > 1 ? { page: pagina, pageCount: paginas, onChange: setPagina } : undefined}
    />
  );
}
