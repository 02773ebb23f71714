import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import { revisarSalario } from '@sgpa/domain/titular/salario';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import type { CamposEmpleador } from '../afiliacion/campos-titular.ts';
import { CamposLugar } from '../catalogo/CamposLugar.tsx';
import { CamposEntidad } from './CamposEntidad.tsx';
import type { EmpleadorRegistrado } from './RespuestaEmpleador.tsx';
import type { BusquedaEmpleador } from './use-empleador.ts';

interface Props {
  form: UseFormReturn<CamposEmpleador>;
  empleador: BusquedaEmpleador;
  registrada?: EmpleadorRegistrado;
  /** Over the code, as the employers to choose from. */
  children?: ReactNode;
}

export function SeccionEmpleador({ form, empleador, registrada, children }: Props) {
  const { control } = form;
  return (
    <FormSection title="Entidad empleadora">
      {children}
      <CamposEntidad form={form} empleador={empleador} registrada={registrada} />
      <FormGrid>
        <FormDateField
          control={control}
          name="fecha_ingreso_trabajo"
          label={NOMBRE_DE_CAMPO.fecha_ingreso_trabajo}
          required
          max={hoy()}
        />
        <FormTextField
          control={control}
          name="puesto_empleado"
          label={NOMBRE_DE_CAMPO.puesto_empleado}
          autoComplete="off"
          maxLength={150}
        />
        <FormTextField
          control={control}
          name="salario"
          label="Salario (Bs)"
          inputMode="decimal"
          autoComplete="off"
          maxLength={11}
          check={(texto) => revisarSalario(texto)?.texto}
        />
        <CamposLugar form={form} departamento="departamento_empleador" municipio="municipio_empleador" />
      </FormGrid>
    </FormSection>
  );
}
