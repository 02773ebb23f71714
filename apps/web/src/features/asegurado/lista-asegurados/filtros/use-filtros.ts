import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { resolverDe } from '../../../../lib/resolver.ts';
import { type Busqueda, type Filtros, SIN_FILTROS } from '../busqueda.ts';
import { aCampos, aFiltros, type CamposFiltros, revisarFiltros } from './filtros.form.ts';

export interface FormularioDeFiltros {
  form: UseFormReturn<CamposFiltros>;
  /** Searches, unless something typed is wrong: then says what. */
  buscar: () => Promise<void>;
  limpiar: () => void;
  /** What is typed, or the search in force while it is wrong. */
  vigentes: () => Filtros;
}

/** What is being typed in the filters; whenever the filters in force change (also by the back button) it starts from there. */
export function useFiltros(busqueda: Busqueda, alBuscar: (filtros: Filtros) => void): FormularioDeFiltros {
  const form = useForm<CamposFiltros>({
    values: aCampos(busqueda),
    // What was wrong is forgotten with the next change, and looked at again when one searches.
    reValidateMode: 'onSubmit',
    resolver: resolverDe(revisarFiltros),
  });
  const { subscribe, clearErrors } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => clearErrors() }), [subscribe, clearErrors]);

  return {
    form,
    buscar: form.handleSubmit((campos) => {
      const filtros = aFiltros(campos);
      if (filtros !== null) alBuscar(filtros);
    }),
    limpiar() {
      form.reset(aCampos(SIN_FILTROS));
      alBuscar(SIN_FILTROS);
    },
    vigentes: () => aFiltros(form.getValues()) ?? busqueda,
  };
}
