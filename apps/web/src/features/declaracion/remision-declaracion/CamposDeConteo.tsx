import { CONTEOS, type Conteos, NOMBRE_DE_CONTEO } from '@sgpa/domain/declaracion/conteos';
import type { Control } from 'react-hook-form';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { cifra } from '../cifras.ts';
import { conteoEscrito, type ValoresRemision } from './remision.form.ts';

interface Props {
  control: Control<ValoresRemision>;
  /** Of a panel; of the general totals without it. */
  panel?: number;
  /** What the departments add up to, told below each of the general totals. */
  suma?: Conteos | undefined;
}

/** The five counts. */
export function CamposDeConteo({ control, panel, suma }: Props) {
  return (
    <FormGrid>
      {CONTEOS.map((conteo) => (
        <FormTextField
          key={conteo}
          control={control}
          name={panel === undefined ? conteo : `paneles.${panel}.${conteo}`}
          label={NOMBRE_DE_CONTEO[conteo]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          normalize={conteoEscrito}
          help={suma && `Departamentos: ${cifra(suma[conteo])}`}
        />
      ))}
    </FormGrid>
  );
}
