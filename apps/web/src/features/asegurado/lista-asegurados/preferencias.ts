/** A person's view of the list is kept in this browser's storage under their name, and reaches nobody else's list. */
import { useState } from 'react';
import type { DireccionBusqueda } from './direccion.ts';
import { clavePreferencias, leerGuardadas, leerTamano, type TamanoDePagina, USUAL } from './tamano-de-pagina.ts';

export const DENSIDADES = ['comoda', 'compacta'] as const;
export type Densidad = (typeof DENSIDADES)[number];

export interface FiltroGuardado {
  nombre: string;
  direccion: DireccionBusqueda;
}

export interface Preferencias {
  densidad: Densidad;
  porPagina: TamanoDePagina;
  ocultas: readonly string[];
  guardados: readonly FiltroGuardado[];
  /** The last searches come newest first, without document numbers, which name a person. */
  ultimos: readonly DireccionBusqueda[];
}

const DE_FABRICA: Preferencias = { densidad: 'comoda', porPagina: USUAL, ocultas: [], guardados: [], ultimos: [] };
const MAX_ULTIMOS = 3;
const MAX_GUARDADOS = 30;

const esObjeto = (valor: unknown): valor is Record<string, unknown> => typeof valor === 'object' && valor !== null;
const lista = (valor: unknown): readonly unknown[] => (Array.isArray(valor) ? valor : []);

/** Keeps the texts of a stored address; the list reads them as it reads any address. */
const comoDireccion = (valor: unknown): DireccionBusqueda =>
  Object.fromEntries(Object.entries(esObjeto(valor) ? valor : {}).filter(([, texto]) => typeof texto === 'string'));

/** Reads as far as it makes sense what an older version left or somebody wrote there. */
export function leerPreferencias(guardado: unknown): Preferencias {
  const { densidad, porPagina, ocultas, guardados, ultimos } = esObjeto(guardado) ? guardado : {};
  return {
    densidad: DENSIDADES.find((una) => una === densidad) ?? DE_FABRICA.densidad,
    porPagina: leerTamano(porPagina),
    ocultas: lista(ocultas).filter((una) => typeof una === 'string'),
    guardados: lista(guardados)
      .filter(esObjeto)
      .map(({ nombre, direccion }) => ({ nombre: String(nombre ?? ''), direccion: comoDireccion(direccion) }))
      .filter(({ nombre }) => nombre !== '')
      .slice(0, MAX_GUARDADOS),
    ultimos: lista(ultimos).map(comoDireccion).slice(0, MAX_ULTIMOS),
  };
}

/** A search saved under a name that exists replaces the former. */
export const conGuardado = ({ guardados }: Preferencias, nuevo: FiltroGuardado): readonly FiltroGuardado[] =>
  [...guardados.filter(({ nombre }) => nombre !== nuevo.nombre), nuevo].slice(-MAX_GUARDADOS);

/** Adds no search that holds only a document number. */
export function conUltimo({ ultimos }: Preferencias, direccion: DireccionBusqueda): readonly DireccionBusqueda[] {
  const { numeroDocumento, nombre, pagina, porPagina, accion, detalle, beneficiario, ...filtros } = direccion;
  const nueva = comoDireccion(filtros);
  const { tipoAfiliado, misRegistros, ...queFiltran } = nueva;
  if (Object.keys(queFiltran).length === 0) return ultimos;
  const igual = JSON.stringify(nueva);
  return [nueva, ...ultimos.filter((una) => JSON.stringify(una) !== igual)].slice(0, MAX_ULTIMOS);
}

export type Cambiar = (cambio: (previas: Preferencias) => Partial<Preferencias>) => void;

export function usePreferencias(): [Preferencias, Cambiar] {
  const [preferencias, poner] = useState(() => leerPreferencias(leerGuardadas()));
  const cambiar: Cambiar = (cambio) => {
    const nuevas = { ...preferencias, ...cambio(preferencias) };
    poner(nuevas);
    try {
      localStorage.setItem(clavePreferencias(), JSON.stringify(nuevas));
    } catch {
      // The storage is full or refused: the preferences last as long as the page.
    }
  };
  return [preferencias, cambiar];
}
