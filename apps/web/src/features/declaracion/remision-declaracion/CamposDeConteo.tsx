import { CONTEOS, type Conteo, type Conteos, NOMBRE_DE_CONTEO } from '@sgpa/domain/declaracion/conteos';
import type { Control } from 'react-hook-form';
import { cifra } from '../../../lib/cifras.ts';
import { FieldMark } from '../../../ui/FieldMark.tsx';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { conteoEscrito, type ValoresRemision } from './remision.form.ts';

interface Props {
  control: Control<ValoresRemision>;
  /** The number is the panel's place in the form; without it the fields are the general totals. */
  panel?: number;
  /** The departments add up to this, told below each of the general totals. */
  suma?: Conteos | undefined;
  /** The sums of these counts do not agree, and are marked. */
  distintos?: readonly Conteo[];
}

export function CamposDeConteo({ control, panel, suma, distintos = [] }: Props) {
  const campo = (conteo: Conteo, ayuda?: string) => (
    <FormTextField
      key={conteo}
      control={control}
      name={panel === undefined ? conteo : `paneles.${panel}.${conteo}`}
      label={NOMBRE_DE_CONTEO[conteo]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={11}
      normalize={conteoEscrito}
      help={ayuda}
    />
  );
  return (
    <FormGrid>
      {CONTEOS.map((conteo) => {
        if (suma === undefined) return campo(conteo);
        const otro = distintos.includes(conteo);
        return (
          <FieldMark key={conteo} mark={otro ? 'incorrecto' : null}>
            {campo(conteo, `Departamentos: ${cifra(suma[conteo])}${otro ? '. No coincide.' : ''}`)}
          </FieldMark>
        );
      })}
    </FormGrid>
  );
}
