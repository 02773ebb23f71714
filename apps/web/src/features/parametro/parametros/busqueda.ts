import { type Lista, NOMBRES_DE_LISTAS } from '@sgpa/domain/parametro/listas';
import { ENTE, elegidoEn, PAGINA, porClaves, textoHasta, unaDe } from '../../../lib/direccion.ts';

/** One of them is open over the list. */
const PANELES = ['nuevo', 'importar', 'editar', 'vigencia'] as const;
export type PanelParametro = (typeof PANELES)[number];

const VIGENCIAS = ['VIGENTES', 'POR_COMENZAR', 'TERMINADOS'] as const;
export type Vigencias = (typeof VIGENCIAS)[number] | '';

export interface FiltrosDeParametros {
  lista: Lista;
  buscar: string;
  vigencia: Vigencias;
  /** Only establishments are filtered by it. */
  ente: string;
}

export interface BusquedaParametros extends FiltrosDeParametros {
  pagina: number;
  elegido: number | null;
  panel: PanelParametro | null;
}

export const seImporta = (lista: Lista): boolean => lista === 'ESTABLECIMIENTO';

export const LISTA_INICIAL: Lista = 'ESTADO_CIVIL';

/** Only establishments belong to an entity, and a value's panel is not open without the value. */
function concertar(busqueda: BusquedaParametros): BusquedaParametros {
  const { lista, panel, elegido } = busqueda;
  const abierto = panel === 'nuevo' || (panel === 'importar' && seImporta(lista)) || elegido !== null;
  return {
    ...busqueda,
    ente: lista === 'ESTABLECIMIENTO' ? busqueda.ente : '',
    panel: abierto ? panel : null,
  };
}

export const DIRECCION_DE_PARAMETROS = porClaves<BusquedaParametros>(
  {
    lista: unaDe(NOMBRES_DE_LISTAS, LISTA_INICIAL),
    buscar: textoHasta(100),
    vigencia: unaDe(VIGENCIAS, ''),
    ente: ENTE,
    pagina: PAGINA,
    elegido: elegidoEn('valor'),
    panel: unaDe(PANELES, null),
  },
  concertar,
);
