import type { BeneficiarioDetalle } from '@sgpa/contract/v1/detalle-asegurado';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useState } from 'react';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { apellidosYNombre } from '../../persona/identidad.ts';

/** Document 2 §9 sets the size. */
const POR_PAGINA = 5;

type Columna = DataColumn<BeneficiarioDetalle>;

const DOCUMENTO: Columna = { id: 'documento', header: 'Documento', cell: (b) => b.documento, noWrap: true };
const BENEFICIARIO: Columna = { id: 'beneficiario', header: 'Beneficiario', cell: apellidosYNombre };
const NACIMIENTO: Columna = {
  id: 'nacimiento',
  header: 'Fecha de nacimiento',
  cell: (b) => mostrarFecha(b.fecha_nacimiento),
  noWrap: true,
};
const PARENTESCO: Columna = { id: 'parentesco', header: 'Parentesco', cell: (b) => b.tipo_parentesco };
const afiliacion = (header: string): Columna => ({
  id: 'afiliacion',
  header,
  cell: (b) => <StatusChip label={b.estado} tone={estadoDe(b.codigo_estado).chipDetalle} />,
});
const FECHA: Columna = {
  id: 'fecha',
  header: 'Fecha',
  cell: (b) => (b.fecha_estado === null ? '—' : mostrarFecha(b.fecha_estado)),
  noWrap: true,
};
/** The details panel and the beneficiaries panel show different columns (document 2 §2). */
const COLUMNAS = [DOCUMENTO, BENEFICIARIO, NACIMIENTO, PARENTESCO, afiliacion('Afiliación'), FECHA];
const COLUMNAS_PARA_ELEGIR = [DOCUMENTO, BENEFICIARIO, PARENTESCO, afiliacion('Filiación'), FECHA];

interface Props {
  beneficiarios: readonly BeneficiarioDetalle[];
  ente: string;
  /** With it one may be chosen; `elegido` is its `idAfiliadoEnteGestor`. */
  eleccion?: { elegido: number | null; alElegir: (id: number) => void };
}

export function TablaBeneficiarios({ beneficiarios, ente, eleccion }: Props) {
  const lugar = beneficiarios.findIndex((b) => b.idAfiliadoEnteGestor === eleccion?.elegido);
  const [pagina, setPagina] = useState(Math.floor(Math.max(0, lugar) / POR_PAGINA));
  const paginas = Math.ceil(beneficiarios.length / POR_PAGINA);
  return (
    <DataTable
      label={`Beneficiarios en ${ente}`}
      columns={eleccion ? COLUMNAS_PARA_ELEGIR : COLUMNAS}
      rows={beneficiarios.slice(pagina * POR_PAGINA, (pagina + 1) * POR_PAGINA)}
      rowId={(b) => String(b.idAfiliadoEnteGestor)}
      emptyText="El titular no tiene beneficiarios registrados en este ente gestor."
      pageSize={POR_PAGINA}
      selection={
        eleccion && {
          id: eleccion.elegido === null ? null : String(eleccion.elegido),
          onChange: (b) => eleccion.alElegir(b.idAfiliadoEnteGestor),
          label: (b) => `${b.documento}, ${apellidosYNombre(b)}`,
        }
      }
      paging={paginas > 1 ? { page: pagina, pageCount: paginas, onChange: setPagina } : undefined}
    />
  );
}
