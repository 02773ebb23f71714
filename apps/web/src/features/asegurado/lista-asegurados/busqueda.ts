/**
 * What the list is searching for, and how it reads in the page's address. A shared or hand-written address never breaks
 * the page: what does not make sense counts as absent.
 */
import { type AccionDeFila, leerAccionDeFila } from '@sgpa/domain/asegurado/permisos-lista';
import { ESTADOS_DEL_FILTRO } from '@sgpa/domain/cobertura/estados';
import { DOCUMENTO_MAX } from '@sgpa/domain/shared/documento';
import { esFechaCivil, type FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { normalizarNombre } from '@sgpa/domain/shared/nombres';
import type { TipoAfiliado } from '../fila.ts';

export type TipoFecha = 'AFILIACION' | 'REGISTRO';

export const TAMANOS_DE_PAGINA = [10, 25, 50] as const;
export type TamanoDePagina = (typeof TAMANOS_DE_PAGINA)[number];

export interface Filtros {
  /** Names as ESTADO DEL PROCESO offers them, in its order; none stands for TODOS. */
  estados: readonly string[];
  /** 0 is all of them; only the authority chooses. */
  idEnteGestor: number;
  entidades: readonly number[];
  fechaInicio: FechaCivil | null;
  fechaFin: FechaCivil | null;
  tipoFecha: TipoFecha;
  /** Digits only; empty when not asked for. */
  numeroDocumento: string;
}

/** The use case of the dialog that is about no row. */
export const NUEVO_TITULAR = 'registro-titular-lista';

/** What the dialog over the list is open for: a use case. */
export type AccionDelDialogo = AccionDeFila | typeof NUEVO_TITULAR;

interface Dialogo {
  /** Null while no dialog is open. */
  accion: AccionDelDialogo | null;
  /** `idAfiliadoEnteGestor` of the row that the dialog is about; null without dialog and for a new one. */
  detalle: number | null;
  /** `idAfiliadoEnteGestor` of the beneficiary chosen in the beneficiaries panel. */
  beneficiario: number | null;
}

export interface Busqueda extends Filtros, Dialogo {
  tipoAfiliado: TipoAfiliado;
  misRegistros: boolean;
  /** Zero-based, as the API counts; the address and the screen count from one. */
  pagina: number;
  porPagina: TamanoDePagina;
}

/** The query of the address; absent keys have their usual value. */
export interface DireccionBusqueda {
  tipoAfiliado?: 'BENEFICIARIO';
  misRegistros?: true;
  estado?: string;
  idEnteGestor?: number;
  entidades?: string | number;
  fechaInicio?: FechaCivil;
  fechaFin?: FechaCivil;
  tipoFecha?: 'REGISTRO';
  numeroDocumento?: string | number;
  pagina?: number;
  porPagina?: TamanoDePagina;
  accion?: AccionDelDialogo;
  detalle?: number;
  beneficiario?: number;
}

const NOMBRES_ESTADO = ESTADOS_DEL_FILTRO.flatMap(({ nombres }) => nombres);
/** Limits of the API (contract v1/lista-asegurados). */
const MAX_PAGINA = 10_000_000;
const MAX_ID = 2_147_483_647;
const MAX_ENTIDADES = 100;

/** No dialog over the list. */
export const SIN_DIALOGO = { accion: null, detalle: null, beneficiario: null } as const;

export const SIN_FILTROS: Filtros = {
  estados: [],
  idEnteGestor: 0,
  entidades: [],
  fechaInicio: null,
  fechaFin: null,
  tipoFecha: 'AFILIACION',
  numeroDocumento: '',
};

export function leerBusqueda(direccion: Readonly<Record<string, unknown>>): Busqueda {
  const texto = (clave: keyof DireccionBusqueda) => leerTexto(direccion[clave]);
  const partes = (clave: keyof DireccionBusqueda) => texto(clave).split(',');
  const fechaInicio = leerFecha(texto('fechaInicio'));
  const fechaFin = leerFecha(texto('fechaFin'));
  const tipoAfiliado = texto('tipoAfiliado') === 'BENEFICIARIO' ? 'BENEFICIARIO' : 'TITULAR';
  const alReves = fechaInicio !== null && fechaFin !== null && fechaFin < fechaInicio;
  return {
    tipoAfiliado,
    misRegistros: texto('misRegistros') === 'true',
    estados: leerEstados(partes('estado')),
    idEnteGestor: leerEntero(texto('idEnteGestor'), MAX_ID) ?? 0,
    entidades: leerIds(partes('entidades')),
    fechaInicio,
    fechaFin: alReves ? null : fechaFin,
    tipoFecha: texto('tipoFecha') === 'REGISTRO' ? 'REGISTRO' : 'AFILIACION',
    numeroDocumento: soloDigitos(texto('numeroDocumento')),
    pagina: Math.max(0, (leerEntero(texto('pagina'), MAX_PAGINA) ?? 1) - 1),
    porPagina: TAMANOS_DE_PAGINA.find((tamano) => String(tamano) === texto('porPagina')) ?? 10,
    ...leerDialogo(
      accionDeAhora(texto('accion'), tipoAfiliado),
      leerId(texto('detalle')),
      leerId(texto('beneficiario')),
    ),
  };
}

/** Addresses of former versions name the actions by their buttons. */
function accionDeAhora(accion: string, tipo: TipoAfiliado): string {
  if (accion === 'nuevo') return NUEVO_TITULAR;
  if (accion === 'baja' || accion === 'ampliacion') return `${accion}-titular`;
  return accion === 'actualizar' ? `actualizacion-${tipo.toLowerCase()}` : accion;
}

/** An action without its row opens nothing, and a row without a known action its details. */
function leerDialogo(accion: string, detalle: number | null, beneficiario: number | null): Dialogo {
  if (accion === NUEVO_TITULAR) return { ...SIN_DIALOGO, accion };
  if (detalle === null) return SIN_DIALOGO;
  return { accion: leerAccionDeFila(accion) ?? 'detalle-asegurado', detalle, beneficiario };
}

export function escribirBusqueda(busqueda: Busqueda): DireccionBusqueda {
  const { estados, entidades, numeroDocumento, pagina, porPagina } = busqueda;
  return {
    tipoAfiliado: busqueda.tipoAfiliado === 'BENEFICIARIO' ? 'BENEFICIARIO' : undefined,
    misRegistros: busqueda.misRegistros || undefined,
    estado: estados.join(',') || undefined,
    idEnteGestor: busqueda.idEnteGestor || undefined,
    entidades: comoNumero(entidades.join(',')) || undefined,
    fechaInicio: busqueda.fechaInicio ?? undefined,
    fechaFin: busqueda.fechaFin ?? undefined,
    tipoFecha: busqueda.tipoFecha === 'REGISTRO' ? 'REGISTRO' : undefined,
    numeroDocumento: numeroDocumento === '' ? undefined : comoNumero(numeroDocumento),
    pagina: pagina === 0 ? undefined : pagina + 1,
    porPagina: porPagina === 10 ? undefined : porPagina,
    accion: busqueda.accion ?? undefined,
    detalle: busqueda.detalle ?? undefined,
    beneficiario: busqueda.beneficiario ?? undefined,
  };
}

/** For the router: what is written again is always what was understood. */
export const validarDireccion = (direccion: Record<string, unknown>): DireccionBusqueda =>
  escribirBusqueda(leerBusqueda(direccion));

/** How many of the form's filters narrow the search; a date range is one. */
export function contarFiltros(filtros: Filtros): number {
  const { estados, idEnteGestor, entidades, fechaInicio, fechaFin, numeroDocumento } = filtros;
  return [
    estados.length > 0,
    idEnteGestor !== 0,
    entidades.length > 0,
    fechaInicio !== null || fechaFin !== null,
    numeroDocumento !== '',
  ].filter(Boolean).length;
}

export function soloDigitos(texto: string): string {
  return texto.replace(/\D/g, '').slice(0, DOCUMENTO_MAX);
}

/** The states named, in the filter's order; all of them is the same as none. */
export function leerEstados(nombres: readonly string[]): readonly string[] {
  const pedidos = new Set(nombres.map(normalizarNombre));
  const estados = NOMBRES_ESTADO.filter((nombre) => pedidos.has(normalizarNombre(nombre)));
  return estados.length === NOMBRES_ESTADO.length ? [] : estados;
}

function leerTexto(valor: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof valor) ? String(valor).trim() : '';
}

function leerFecha(texto: string): FechaCivil | null {
  return esFechaCivil(texto) ? texto : null;
}

function leerEntero(texto: string, maximo: number): number | null {
  return /^\d{1,16}$/.test(texto) && Number(texto) <= maximo ? Number(texto) : null;
}

function leerId(texto: string): number | null {
  return leerEntero(texto, Number.MAX_SAFE_INTEGER) || null;
}

function leerIds(textos: readonly string[]): readonly number[] {
  const ids = textos.map((texto) => leerEntero(texto, MAX_ID)).filter((id) => id !== null && id > 0);
  return [...new Set(ids)].slice(0, MAX_ENTIDADES) as number[];
}

/** The router writes digits that are text between quotes; as a number they read plainly. Leading zeros are kept. */
function comoNumero(texto: string): string | number {
  return /^[1-9]\d*$/.test(texto) ? Number(texto) : texto;
}
