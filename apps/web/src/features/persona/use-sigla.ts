import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hallarEnLista } from '../catalogo/opciones.ts';
import type { CamposPersona } from './campos-persona.ts';

/** The identity service writes some values by code or name: once the list is there, the field holds the sigla. */
export function useSigla(
  { getValues, setValue }: UseFormReturn<CamposPersona>,
  campo: 'genero' | 'estado_civil' | 'departamento',
  lista: readonly Parametrica[],
): void {
  useEffect(() => {
    const actual = getValues(campo);
    const hallada = hallarEnLista(lista, actual);
    if (hallada && hallada.sigla !== actual) setValue(campo, hallada.sigla);
  }, [campo, lista, getValues, setValue]);
}
