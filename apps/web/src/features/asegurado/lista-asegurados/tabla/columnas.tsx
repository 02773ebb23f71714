import './celdas.css';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { OrdenDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { chipEnLista, estadoDe } from '@sgpa/domain/cobertura/estados';
import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { esEntidadEspecial } from '@sgpa/domain/shared/codigo-entidad';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { ReactNode } from 'react';
import type { ColumnSort, DataColumn } from '../../../../ui/data-table-types.ts';
import { HintIcon } from '../../../../ui/HintIcon.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { PERSON_OFF_OUTLINED, VERIFIED_OUTLINED } from '../../../../ui/icon-paths.ts';
import { StatusChip } from '../../../../ui/StatusChip.tsx';
import { Tooltip } from '../../../../ui/Tooltip.tsx';
import { apellidosYNombre, documentoConTipo } from '../../../persona/identidad.ts';
import { anchoDeColumna } from './estilo-tabla.ts';

interface Props {
  principal: ReactNode;
  detalle?: ReactNode;
  /** The whole text is the title, as the column may be too narrow for it. */
  entero?: string;
}

const CeldaDoble = ({ principal, detalle, entero }: Props) => (
  <span className="celda" title={entero}>
    {principal}
    {detalle ? <span className="celda-detalle">{detalle}</span> : null}
  </span>
);

const CeldaNombres = ({ fila }: { fila: FilaAsegurado }) => (
  <span className="celda celda-nombres" title={apellidosYNombre(fila)}>
    {apellidosYNombre(fila)}{' '}
    {fila.fallecido ? (
      <HintIcon hint="Persona fallecida">
        <Icon d={PERSON_OFF_OUTLINED} fontSize="small" color="error" />
      </HintIcon>
    ) : null}
    {fila.saneado ? (
      <HintIcon hint="Registro saneado">
        <Icon d={VERIFIED_OUTLINED} fontSize="small" color="info" />
      </HintIcon>
    ) : null}
  </span>
);

/** Shows a beneficiary's holder: the document, with the holder's state as its tooltip, and the relationship. */
function CeldaTitular({ fila }: { fila: FilaAsegurado }) {
  const { tipo_documento_titular: tipo, numero_documento_titular: numero } = fila;
  if (numero === null) return fila.doc_titular ?? '—';
  return (
    <CeldaDoble
      principal={
        <Tooltip title={`Estado del titular: ${fila.estado_titular ?? 'sin datos'}`}>
          {/* The document is a button, so that the tooltip also opens from the keyboard. */}
          <button type="button" className="celda-boton">
            {tipo} {unirDocumento(numero, fila.complemento_documento_titular)}
          </button>
        </Tooltip>
      }
      detalle={fila.parentesco_titular}
    />
  );
}

/** The two special employers are orange, all others green; the code says it without colour. */
function CeldaEmpleador({ fila }: { fila: FilaAsegurado }) {
  const especial = esEntidadEspecial(fila.codigo_entidad);
  const codigoYTipo = `${fila.codigo_entidad} · ${fila.tipo_asegurado}`;
  return (
    <CeldaDoble
      entero={`${fila.nombre_entidad}, ${codigoYTipo}`}
      principal={
        <span className="celda-empleador" data-empleador={especial ? 'especial' : 'comun'}>
          {fila.nombre_entidad}
        </span>
      }
      detalle={codigoYTipo}
    />
  );
}

function CeldaUsuario({ fila }: { fila: FilaAsegurado }) {
  const lugar = [fila.siglaEnteGestor, fila.siglaDptoEnteGestor].filter((sigla) => sigla !== '').join(' · ');
  return <CeldaDoble principal={fila.usuario_creacion} detalle={lugar} entero={`${fila.usuario_creacion}, ${lugar}`} />;
}

type Columna = DataColumn<FilaAsegurado>;

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

/** The specification sets the order. */
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

/** Without these columns nobody knows whose row it is. */
export const SIEMPRE_A_LA_VISTA: readonly string[] = ['documento', 'nombres'];

const COLUMNAS: Record<TipoAfiliado, readonly Columna[]> = {
  TITULAR: [...COMUNES, USUARIO],
  BENEFICIARIO: [...COMUNES, TITULAR, USUARIO],
};

export const columnasDe = (tipo: TipoAfiliado, veAlPersonal: boolean): readonly Columna[] =>
  COLUMNAS[tipo].filter((columna) => veAlPersonal || columna !== USUARIO);

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

/** Lists the columns that the person has not hidden, each with its width and its order. */
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
