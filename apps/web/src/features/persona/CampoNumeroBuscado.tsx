import { dichoDeExpedido } from '@sgpa/domain/shared/documento';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { numeroEscrito, revisarNumero } from './numero-buscado.ts';

interface Props<F extends FieldValues> {
  control: Control<F>;
  name: FieldPath<F>;
}

export const CampoNumeroBuscado = <F extends FieldValues>({ control, name }: Props<F>) => (
  <FormTextField
    control={control}
    name={name}
    label="Número de documento"
    inputMode="numeric"
    autoComplete="off"
    normalize={numeroEscrito}
    told={dichoDeExpedido}
    rules={{ validate: revisarNumero }}
  />
);
