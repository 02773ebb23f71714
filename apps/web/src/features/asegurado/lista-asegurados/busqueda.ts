import { leerBuscado, revisarBuscado as revisarLoBuscado } from '@sgpa/domain/asegurado/busqueda';
import type { DiasPorEdad, OrdenDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import { ESTADOS_DEL_FILTRO } from '@sgpa/domain/cobertura/estados';
import type { AccionDeFila, TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { unirEscrito } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { normalizarNombre } from '@sgpa/domain/shared/nombres';
import type { TamanoDePagina } from './tamano-de-pagina.ts';

export type TipoFecha = 'AFILIACION' | 'REGISTRO';

export interface Filtros {
  /** States are named and ordered as ESTADO DEL PROCESO offers them; an empty list stands for TODOS. */
  estados: readonly string[];
  /** 0 stands for all of them; only the authority chooses. */
  idEnteGestor: number;
  entidades: readonly number[];
  fechaInicio: FechaCivil | null;
  fechaFin: FechaCivil | null;
  tipoFecha: TipoFecha;
  /** The text is a number, with its complement where one was typed, or a name; empty when not asked for. */
  numeroDocumento: string;
  /** The cover ends within this many days from today; null when not asked for. */
  venceEn: number | null;
  /** The last day by age falls within this many days; null when not asked for, and for holders. */
  porEdad: DiasPorEdad | null;
}

/** Only this dialog is about no row. */
export const NUEVO_TITULAR = 'registro-titular-lista';

export type AccionDelDialogo = AccionDeFila | typeof NUEVO_TITULAR;

export interface Dialogo {
  accion: AccionDelDialogo | null;
  /** The id is the `idAfiliadoEnteGestor` of the dialog's row; null without a dialog and for a new holder. */
  detalle: number | null;
  /** The id is the `idAfiliadoEnteGestor` of the beneficiary chosen in the beneficiaries panel. */
  beneficiario: number | null;
}

/** These parts of the address narrow the list, besides whom it is asked about. */
export const CLAVES_DE_FILTRO = [
  'estado',
  'idEnteGestor',
  'entidades',
  'fechaInicio',
  'fechaFin',
  'venceEn',
  'porEdad',
] as const;
export type ClaveDeFiltro = (typeof CLAVES_DE_FILTRO)[number];

export interface Busqueda extends Filtros, Dialogo {
  /** Filters that cannot be read are kept by their names in the address; absent where all was understood. */
  ilegible?: Partial<Record<ClaveDeFiltro, string>> | undefined;
  tipoAfiliado: TipoAfiliado;
  misRegistros: boolean;
  orden: OrdenDeLista;
  /** The page counts from zero, as the API does; the address and the screen count from one. */
  pagina: number;
  porPagina: TamanoDePagina;
}

const NOMBRES_ESTADO = ESTADOS_DEL_FILTRO.flatMap(({ nombres }) => nombres);

export const SIN_DIALOGO = { accion: null, detalle: null, beneficiario: null } as const;

export const SIN_FILTROS: Filtros = {
  estados: [],
  idEnteGestor: 0,
  entidades: [],
  fechaInicio: null,
  fechaFin: null,
  tipoFecha: 'AFILIACION',
  numeroDocumento: '',
  venceEn: null,
  porEdad: null,
};

/** Everybody found has a day on which the cover ends. */
export const tieneFin = ({ tipoAfiliado, venceEn, porEdad }: Pick<Busqueda, 'tipoAfiliado' | 'venceEn' | 'porEdad'>) =>
  venceEn !== null || (tipoAfiliado === 'BENEFICIARIO' && porEdad !== null);

/** Counts how many of the form's filters narrow the search; a date range is one. */
export function contarFiltros(filtros: Filtros): number {
  const { estados, idEnteGestor, entidades, fechaInicio, fechaFin, numeroDocumento, venceEn, porEdad } = filtros;
  return [
    estados.length > 0,
    idEnteGestor !== 0,
    entidades.length > 0,
    fechaInicio !== null || fechaFin !== null,
    numeroDocumento !== '',
    venceEn !== null,
    porEdad !== null,
  ].filter(Boolean).length;
}

/** Writes what the field read: '1.000.009 1a' becomes 1000009-1A; what is no number is a name. */
export function textoBuscado(texto: string): string {
  const buscado = leerBuscado(texto);
  if (buscado === null) return '';
  return 'nombre' in buscado ? buscado.nombre : unirEscrito(texto);
}

export function esNombre(texto: string): boolean {
  const buscado = leerBuscado(texto);
  return buscado !== null && 'nombre' in buscado;
}

export function revisarBuscado(texto: string): string | undefined {
  const buscado = leerBuscado(texto);
  return buscado === null ? undefined : revisarLoBuscado(buscado)?.texto;
}

/** Reads the states in the filter's order; all of them count as none. */
export function leerEstados(nombres: readonly string[]): readonly string[] {
  const pedidos = new Set(nombres.map(normalizarNombre));
  const estados = NOMBRES_ESTADO.filter((nombre) => pedidos.has(normalizarNombre(nombre)));
  return estados.length === NOMBRES_ESTADO.length ? [] : estados;
}

/** Only a question understood whole is asked: half of it would show everybody. */
export const seEntiende = ({ ilegible, numeroDocumento }: Pick<Busqueda, 'ilegible' | 'numeroDocumento'>): boolean =>
  ilegible === undefined && revisarBuscado(numeroDocumento) === undefined;
