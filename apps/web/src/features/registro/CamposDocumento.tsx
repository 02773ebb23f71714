import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { FieldMark } from '../../ui/FieldMark.tsx';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { CampoComplemento, CampoNumeroDocumento } from '../persona/CampoNumeroDocumento.tsx';
import { ayudaDe, type CampoContrastado, type Marca } from './validacion-titular.form.ts';

export interface DocumentoEscrito {
  numero_documento: string;
  complemento_documento: string;
  /** The birth date is written DD/MM/YYYY. */
  fecha_nacimiento: string;
}

interface Comunes<C extends string> {
  name: C;
  help: string | undefined;
}

interface PropsMarcado<C extends CampoContrastado> {
  name: C;
  marca: (campo: CampoContrastado) => Marca;
  children: (comunes: Comunes<C>) => ReactNode;
}

export function CampoMarcado<C extends CampoContrastado>({ name, marca, children }: PropsMarcado<C>) {
  const mark = marca(name);
  return <FieldMark mark={mark}>{children({ name, help: ayudaDe(name, mark) })}</FieldMark>;
}

interface Props {
  control: Control<DocumentoEscrito>;
  marca: (campo: CampoContrastado) => Marca;
  /** The list's holder check may go without the birth date (document 2 §5). */
  nacimientoRequerido?: boolean;
  autoFocus?: boolean;
}

/** Asks for number, complement and birth date, which the identity service needs; they are cells of the form's grid. */
export const CamposDocumento = ({ control, marca, nacimientoRequerido = true, autoFocus = false }: Props) => (
  <>
    <CampoMarcado name="numero_documento" marca={marca}>
      {(campo) => (
        <CampoNumeroDocumento
          control={control}
          {...campo}
          complemento="complemento_documento"
          label="Número de documento"
          autoFocus={autoFocus}
        />
      )}
    </CampoMarcado>
    <CampoMarcado name="complemento_documento" marca={marca}>
      {(campo) => <CampoComplemento control={control} {...campo} />}
    </CampoMarcado>
    <CampoMarcado name="fecha_nacimiento" marca={marca}>
      {(campo) => (
        <FormDateField
          birth
          control={control}
          {...campo}
          label="Fecha de nacimiento"
          required={nacimientoRequerido}
          min="1900-01-01"
        />
      )}
    </CampoMarcado>
  </>
);
