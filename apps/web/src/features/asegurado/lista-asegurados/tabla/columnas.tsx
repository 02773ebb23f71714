import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { OrdenDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { chipEnLista, estadoDe } from '@sgpa/domain/cobertura/estados';
import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { ColumnSort, DataColumn } from '../../../../ui/data-table-types.ts';
import { StatusChip } from '../../../../ui/StatusChip.tsx';
import { documentoConTipo } from '../../../persona/identidad.ts';
import { CeldaDoble } from './CeldaDoble.tsx';
import { CeldaEmpleador } from './CeldaEmpleador.tsx';
import { CeldaNombres } from './CeldaNombres.tsx';
import { CeldaTitular } from './CeldaTitular.tsx';
import { CeldaUsuario } from './CeldaUsuario.tsx';
import { anchoDeColumna } from './estilo-tabla.ts';

type Columna = DataColumn<FilaAsegurado>;

/** What the date beside the state is the date of. */
const FECHA_DE = {
  fecha_afiliacion: 'Afiliación',
  fecha_baja: 'Baja',
  fecha_cesantia: 'Cesantía',
  fecha_ampliacion: 'Ampliación',
  fecha_derechohabiente: 'Derechohabiente',
};

function fechaDeEstado({ estado, fecha_estado, fin_por_edad }: FilaAsegurado) {
  if (fin_por_edad) return <CeldaDoble principal={mostrarFecha(fin_por_edad)} detalle="Por edad" />;
  if (fecha_estado === null) return null;
  const { columnaLista } = estadoDe(estado.codigo);
  return <CeldaDoble principal={mostrarFecha(fecha_estado)} detalle={columnaLista && FECHA_DE[columnaLista]} />;
}

/** In the specification's order. */
const COMUNES: readonly Columna[] = [
  { id: 'documento', header: 'Documento', cell: documentoConTipo },
  {
    id: 'edad',
    header: 'Edad',
    cell: ({ edad, siglaGenero }) => [edad, siglaGenero].filter((parte) => parte !== '').join(' · '),
  },
  {
    id: 'estado',
    header: 'Estado',
    cell: ({ estado }) => <StatusChip label={estado.descripcion} tone={chipEnLista(estado.codigo)} />,
  },
  { id: 'empleador', header: 'Entidad empleadora', cell: (fila) => <CeldaEmpleador fila={fila} /> },
  { id: 'nombres', header: 'Nombres', lead: true, cell: (fila) => <CeldaNombres fila={fila} /> },
  { id: 'fecha', header: 'Fecha estado', cell: fechaDeEstado },
];
const TITULAR: Columna = { id: 'titular', header: 'Doc. titular', cell: (fila) => <CeldaTitular fila={fila} /> };
const USUARIO: Columna = { id: 'usuario', header: 'Usuario', cell: (fila) => <CeldaUsuario fila={fila} /> };

/** Without these nobody knows whose row it is. */
export const SIEMPRE_A_LA_VISTA: readonly string[] = ['documento', 'nombres'];

const COLUMNAS: Record<TipoAfiliado, readonly Columna[]> = {
  TITULAR: [...COMUNES, USUARIO],
  BENEFICIARIO: [...COMUNES, TITULAR, USUARIO],
};

export const columnasDe = (tipo: TipoAfiliado, veAlPersonal: boolean): readonly Columna[] =>
  COLUMNAS[tipo].filter((columna) => veAlPersonal || columna !== USUARIO);

/** The order that each column's heading asks for. */
const ORDEN_DE: Readonly<Record<string, OrdenDeLista>> = {
  documento: 'DOCUMENTO',
  edad: 'EDAD',
  estado: 'ESTADO',
  empleador: 'EMPLEADOR',
  nombres: 'NOMBRE',
  fecha: 'VENCIMIENTO',
  titular: 'DOCUMENTO_TITULAR',
  usuario: 'USUARIO',
};

/** Those that the person has not taken away, each with its width and how the rows are put in its order. */
export const columnasALaVista = (
  tipo: TipoAfiliado,
  veAlPersonal: boolean,
  ocultas: readonly string[],
  ordenar: (orden: OrdenDeLista) => ColumnSort,
): readonly Columna[] =>
  columnasDe(tipo, veAlPersonal)
    .filter(({ id }) => SIEMPRE_A_LA_VISTA.includes(id) || !ocultas.includes(id))
    .map((columna) => {
      const orden = ORDEN_DE[columna.id];
      return { ...columna, width: anchoDeColumna(columna.id, tipo), ...(orden && { sort: ordenar(orden) }) };
    });
