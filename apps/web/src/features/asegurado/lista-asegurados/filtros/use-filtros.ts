import { useState } from 'react';
import { type Busqueda, type Filtros, SIN_FILTROS } from '../busqueda.ts';
import { aCampos, aFiltros, type CamposFiltros, type ProblemasFiltros, revisarFiltros } from './filtros.form.ts';

const SIN_PROBLEMAS: ProblemasFiltros = {};

/** What is being typed in the filters; whenever the filters in force change (also by the back button) it starts from there. */
export function useFiltros(busqueda: Busqueda, alBuscar: (filtros: Filtros) => void) {
  const clave = JSON.stringify(aCampos(busqueda));
  const [visto, setVisto] = useState(clave);
  const [campos, setCampos] = useState<CamposFiltros>(() => aCampos(busqueda));
  const [problemas, setProblemas] = useState(SIN_PROBLEMAS);

  if (visto !== clave) {
    setVisto(clave);
    setCampos(aCampos(busqueda));
    setProblemas(SIN_PROBLEMAS);
  }

  return {
    campos,
    problemas,
    cambiar(cambio: Partial<CamposFiltros>) {
      setCampos({ ...campos, ...cambio });
      setProblemas(SIN_PROBLEMAS);
    },
    /** Searches, unless something typed is wrong: then says what. */
    buscar(): ProblemasFiltros {
      const filtros = aFiltros(campos);
      const hallados = filtros === null ? revisarFiltros(campos) : SIN_PROBLEMAS;
      setProblemas(hallados);
      if (filtros !== null) alBuscar(filtros);
      return hallados;
    },
    limpiar() {
      setCampos(aCampos(SIN_FILTROS));
      setProblemas(SIN_PROBLEMAS);
      alBuscar(SIN_FILTROS);
    },
    /** What is typed, or the search in force while it is wrong. */
    vigentes: (): Filtros => aFiltros(campos) ?? busqueda,
  };
}
