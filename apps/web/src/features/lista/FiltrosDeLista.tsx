import type { ComponentProps } from 'react';
import { type FieldValues, type UseFormProps, useForm } from 'react-hook-form';
import { type FormField, FormFields } from '../../ui/FormFields.tsx';
import { ListFilters } from '../../ui/ListFilters.tsx';

interface Props<F extends FieldValues>
  extends Omit<ComponentProps<typeof ListFilters<F>>, 'form' | 'children' | 'busy' | 'onSearch'> {
  buscados: NonNullable<UseFormProps<F>['values']>;
  campos: readonly (FormField<F> | false)[];
  buscando: boolean;
  alBuscar: (escritos: F) => void;
}

/** Narrows a list by a table of fields. The address holds the search: going back fills the fields with it again. */
export function FiltrosDeLista<F extends FieldValues>({ buscados, campos, buscando, alBuscar, ...filtros }: Props<F>) {
  const form = useForm<F>({ values: buscados, mode: 'onBlur' });
  return (
    <ListFilters {...filtros} form={form} busy={buscando} onSearch={alBuscar}>
      <FormFields control={form.control} fields={campos} />
    </ListFilters>
  );
}
