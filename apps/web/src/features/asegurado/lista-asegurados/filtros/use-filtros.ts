import { hashKey } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { type Busqueda, type Filtros, SIN_FILTROS, seEntiende } from '../busqueda.ts';
import { aCampos, aFiltros, type CamposFiltros, type ProblemasFiltros, revisarFiltros } from './filtros.form.ts';

export interface FormularioDeFiltros {
  campos: CamposFiltros;
  deBeneficiarios: boolean;
  /** The problems are those of the last search; the next change forgets them. */
  problemas: ProblemasFiltros;
  /** The last search, by the form or by the address, was not understood: there is no answer to it. */
  rechazada: boolean;
  /** The count grows with each search that was wrong: each moves the focus there. */
  fallidas: number;
  /** Something typed was not searched for yet. */
  escribiendo: boolean;
  cambiar: (cambio: Partial<CamposFiltros>) => void;
  /** Searches, or says what is wrong with what was typed. */
  buscar: (evento?: SyntheticEvent) => void;
  limpiar: () => void;
  /** Gives what is typed, or the search in force while that is wrong. */
  vigentes: () => Filtros;
}

/**
 * Keeps what is typed in the filters; whenever the filters in force change (also by the back button) it starts from
 * there. Plain state serves: the form library would be 13 KB more of the first page that everybody opens.
 */
export function useFiltros(busqueda: Busqueda, alBuscar: (filtros: Filtros) => void): FormularioDeFiltros {
  const enVigor = aCampos(busqueda);
  const claveDe = (campos: CamposFiltros) => hashKey([campos, busqueda.ilegible]);
  const clave = claveDe(enVigor);
  const [escrito, setEscrito] = useState(() => deLaDireccion(0));
  const actual = escrito.clave === clave ? escrito : deLaDireccion(escrito.fallidas);
  if (actual !== escrito) setEscrito(actual);
  const { campos, problemas, rechazada, fallidas } = actual;

  function deLaDireccion(fallidas: number) {
    const rechazada = !seEntiende(busqueda);
    const problemas: ProblemasFiltros = rechazada ? revisarFiltros(enVigor) : {};
    return { clave, campos: enVigor, problemas, rechazada, fallidas: rechazada ? fallidas + 1 : fallidas };
  }

  return {
    campos,
    deBeneficiarios: busqueda.tipoAfiliado === 'BENEFICIARIO',
    problemas,
    rechazada,
    fallidas,
    escribiendo: claveDe(campos) !== clave,
    cambiar: (cambio) =>
      setEscrito((previo) => ({ ...previo, campos: { ...previo.campos, ...cambio }, problemas: {} })),
    buscar(evento) {
      evento?.preventDefault();
      const filtros = aFiltros(campos);
      if (filtros === null)
        return setEscrito({ ...actual, problemas: revisarFiltros(campos), rechazada: true, fallidas: fallidas + 1 });
      setEscrito({ ...actual, rechazada: false });
      alBuscar(filtros);
    },
    limpiar() {
      setEscrito({ ...actual, campos: aCampos(SIN_FILTROS), problemas: {}, rechazada: false });
      alBuscar(SIN_FILTROS);
    },
    vigentes: () => aFiltros(campos) ?? busqueda,
  };
}
