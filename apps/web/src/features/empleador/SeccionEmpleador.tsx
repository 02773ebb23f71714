import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import { revisarSalario } from '@sgpa/domain/titular/salario';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import type { CamposDeEmpleo } from '../afiliacion/campos-titular.ts';
import { CamposLugar } from '../catalogo/CamposLugar.tsx';
import type { EmpleadorRegistrado } from './CamposEntidad.tsx';
import { CamposEntidad } from './CamposEntidad.tsx';
import type { BusquedaEmpleador } from './use-empleador.ts';

interface Props {
  form: UseFormReturn<CamposDeEmpleo>;
  empleador: BusquedaEmpleador;
  registrada?: EmpleadorRegistrado;
  /** The employers to choose from stand over the code. */
  children?: ReactNode;
}

const reparo = (texto: string) => revisarSalario(texto)?.texto;

export function SeccionEmpleador({ form, empleador, registrada, children }: Props) {
  const { control } = form;
  return (
    <FormSection title="Entidad empleadora">
      {children}
      <CamposEntidad form={form} empleador={empleador} registrada={registrada} />
      <FormGrid>
        <FormFields
          control={control}
          fields={[
            {
              kind: 'date',
              name: 'fecha_ingreso_trabajo',
              label: NOMBRE_DE_CAMPO.fecha_ingreso_trabajo,
              required: true,
              max: hoy(),
            },
            { kind: 'text', name: 'puesto_empleado', label: NOMBRE_DE_CAMPO.puesto_empleado, maxLength: 150 },
            {
              kind: 'text',
              name: 'salario',
              label: 'Salario (Bs)',
              inputMode: 'decimal',
              maxLength: 11,
              check: reparo,
            },
          ]}
        />
        <CamposLugar form={form} departamento="departamento_empleador" municipio="municipio_empleador" />
      </FormGrid>
    </FormSection>
  );
}
