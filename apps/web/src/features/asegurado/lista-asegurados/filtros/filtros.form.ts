import { revisarOrden } from '@sgpa/domain/asegurado/lista-asegurados';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { leerFecha } from '../../../../lib/escrito.ts';
import { type Busqueda, type Filtros, leerEstados, revisarBuscado, textoBuscado } from '../busqueda.ts';

/** The filters are kept while they are typed, with dates as DD/MM/YYYY. */
export interface CamposFiltros extends Omit<Filtros, 'fechaInicio' | 'fechaFin'> {
  fechaInicio: string;
  fechaFin: string;
}

export interface ProblemasFiltros {
  fechaInicio?: string;
  fechaFin?: string;
  numeroDocumento?: string;
}

/** Writes what cannot be read as it stands in the address. */
export function aCampos({ ilegible, ...filtros }: Filtros & Pick<Busqueda, 'ilegible'>): CamposFiltros {
  const { estados, idEnteGestor, entidades, fechaInicio, fechaFin, tipoFecha, numeroDocumento, venceEn, porEdad } =
    filtros;
  return {
    estados,
    idEnteGestor,
    entidades,
    fechaInicio: ilegible?.fechaInicio ?? (fechaInicio === null ? '' : mostrarFecha(fechaInicio)),
    fechaFin: ilegible?.fechaFin ?? (fechaFin === null ? '' : mostrarFecha(fechaFin)),
    tipoFecha,
    numeroDocumento,
    venceEn,
    porEdad,
  };
}

export function revisarFiltros(campos: CamposFiltros): ProblemasFiltros {
  const inicio = revisarFechaEscrita(campos.fechaInicio);
  const fin = revisarFechaEscrita(campos.fechaFin);
  const { fechaInicio, fechaFin } = leerFechas(campos);
  return {
    fechaInicio: inicio?.texto,
    fechaFin: (fin ?? revisarOrden(fechaInicio, fechaFin))?.texto,
    numeroDocumento: revisarBuscado(campos.numeroDocumento),
  };
}

/** Gives null while something in what was typed is wrong. */
export function aFiltros(campos: CamposFiltros): Filtros | null {
  if (Object.values(revisarFiltros(campos)).some((problema) => problema !== undefined)) return null;
  return {
    ...campos,
    ...leerFechas(campos),
    estados: leerEstados(campos.estados),
    numeroDocumento: textoBuscado(campos.numeroDocumento),
  };
}

const leerFechas = (campos: CamposFiltros) => ({
  fechaInicio: leerFecha(campos.fechaInicio),
  fechaFin: leerFecha(campos.fechaFin),
});
