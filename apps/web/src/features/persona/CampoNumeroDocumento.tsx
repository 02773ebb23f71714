import { revisarComplemento, revisarNumeroDocumento } from '@sgpa/domain/shared/campos';
import {
  COMPLEMENTO_MAX,
  dichoDeExpedido,
  limpiarComplemento,
  recortarComplemento,
  separarEscrito,
} from '@sgpa/domain/shared/documento';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { FormTextField } from '../../ui/FormTextField.tsx';

interface PropsDeCampoComplemento<F extends FieldValues> {
  control: Control<F>;
  name: FieldPath<F>;
  label?: string;
  help?: string | undefined;
}

/** A third letter cannot be typed; what is pasted is read whole, and told where it is too long. */
export const CampoComplemento = <F extends FieldValues>({
  label = 'Complemento',
  ...resto
}: PropsDeCampoComplemento<F>) => (
  <FormTextField
    {...resto}
    label={label}
    maxLength={COMPLEMENTO_MAX}
    transform={(texto, pegado) => (pegado ? limpiarComplemento(texto) : recortarComplemento(texto))}
    autoComplete="off"
  />
);

interface Props<F extends FieldValues> {
  control: Control<F>;
  name: FieldPath<F>;
  /** A complement that was typed or pasted after the number goes there. */
  complemento: FieldPath<F>;
  label: string;
  help?: string | undefined;
  rules?: { validate: (texto: string) => string | true };
  autoFocus?: boolean;
}

/** Takes a document number, read as it is everywhere; what cannot be read stays as it was typed, and is told. */
export function CampoNumeroDocumento<F extends FieldValues>({ control, complemento, rules, ...resto }: Props<F>) {
  const { field } = useController({ control, name: complemento });

  function leer(texto: string): string {
    const escrito = separarEscrito(texto, { pegado: true });
    if (revisarComplemento(escrito.complemento) !== null) return texto.trim();
    if (escrito.complemento !== '') field.onChange(escrito.complemento);
    return escrito.numero;
  }

  return (
    <FormTextField
      {...resto}
      control={control}
      rules={rules}
      required
      inputMode="numeric"
      autoComplete="off"
      normalize={leer}
      told={dichoDeExpedido}
      check={(texto) => revisarNumeroDocumento(texto)?.texto}
    />
  );
}
