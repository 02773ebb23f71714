/** How a list of parameters reads in the page's address; what makes no sense counts as absent. */
import { type Lista, NOMBRES_DE_LISTAS } from '@sgpa/domain/parametro/listas';
import { escribirPagina, leerEnte, leerEntero, leerPagina, leerTexto } from '../../../lib/direccion.ts';

/** What is open over the list. */
const PANELES = ['nuevo', 'importar', 'editar', 'vigencia'] as const;
export type PanelParametro = (typeof PANELES)[number];

const VIGENCIAS = ['VIGENTES', 'POR_COMENZAR', 'TERMINADOS'] as const;
export type Vigencias = (typeof VIGENCIAS)[number] | '';

export interface DireccionParametros {
  lista?: string;
  buscar?: string;
  vigencia?: string;
  ente?: string;
  pagina?: string;
  /** The one that is chosen. */
  valor?: string;
  panel?: PanelParametro;
}

export interface FiltrosDeParametros {
  lista: Lista;
  buscar: string;
  vigencia: Vigencias;
  /** Of establishments. */
  ente: string;
}

export interface BusquedaParametros extends FiltrosDeParametros {
  /** Zero-based; the address counts from one. */
  pagina: number;
  valor: number | null;
  panel: PanelParametro | null;
}

/** Whose values come in a file too. */
export const seImporta = (lista: Lista): boolean => lista === 'ESTABLECIMIENTO';

export const LISTA_INICIAL: Lista = 'ESTADO_CIVIL';
const MAX_BUSCADO = 100;

export function leerDireccion(direccion: Readonly<Record<string, unknown>>): BusquedaParametros {
  const valor = leerEntero(direccion.valor, Number.MAX_SAFE_INTEGER);
  const panel = PANELES.find((uno) => uno === direccion.panel) ?? null;
  const lista = NOMBRES_DE_LISTAS.find((una) => una === direccion.lista) ?? LISTA_INICIAL;
  return {
    lista,
    buscar: leerTexto(direccion.buscar).slice(0, MAX_BUSCADO),
    vigencia: VIGENCIAS.find((una) => una === direccion.vigencia) ?? '',
    ente: lista === 'ESTABLECIMIENTO' ? leerEnte(direccion.ente) : '',
    pagina: leerPagina(direccion.pagina),
    valor,
    panel: panel === 'nuevo' || (panel === 'importar' && seImporta(lista)) || valor !== null ? panel : null,
  };
}

/** What is as usual is not written. */
export const escribirDireccion = (b: BusquedaParametros): DireccionParametros => ({
  lista: b.lista === LISTA_INICIAL ? undefined : b.lista,
  buscar: b.buscar || undefined,
  vigencia: b.vigencia || undefined,
  ente: b.ente || undefined,
  pagina: escribirPagina(b.pagina),
  valor: b.valor?.toString(),
  panel: b.panel ?? undefined,
});

/** For the router: what is written again is always what was understood. */
export const validarDireccion = (direccion: Record<string, unknown>): DireccionParametros =>
  escribirDireccion(leerDireccion(direccion));
