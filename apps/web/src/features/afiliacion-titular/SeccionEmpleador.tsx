import { armarCodigoEntidad, type TipoCodigo } from '@sgpa/domain/titular/codigo-entidad';
import type { SugerenciaAfiliacion } from '@sgpa/domain/titular/tipo-asegurado';
import type { UseFormReturn } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { CamposEntidad } from './CamposEntidad.tsx';
import { CamposLugar } from './CamposLugar.tsx';
import { EmpleadoresDeclarados } from './EmpleadoresDeclarados.tsx';
import type { EmpleadorDeclarado } from './empleadores-ovt.ts';
import { type FormularioRegistro, tieneCodigoFijo } from './registro-titular.form.ts';
import type { BusquedaEmpleador } from './use-empleador.ts';

interface Props {
  form: UseFormReturn<FormularioRegistro>;
  empleador: BusquedaEmpleador;
  declarados: readonly EmpleadorDeclarado[];
  onDeclarado: (sugerencia: SugerenciaAfiliacion) => void;
}

export function SeccionEmpleador({ form, empleador, declarados, onDeclarado }: Props) {
  const { control } = form;
  const [tipo_codigo, codigo] = form.watch(['tipo_codigo', 'codigo_entidad']);
  const actual = armarCodigoEntidad(Number(tipo_codigo) as TipoCodigo, codigo);
  const elegible = !tieneCodigoFijo({ tipo_codigo }) && declarados.length > 1;
  return (
    <FormSection title="Entidad empleadora">
      {elegible ? <EmpleadoresDeclarados empleadores={declarados} actual={actual} onElegir={onDeclarado} /> : null}
      <CamposEntidad form={form} empleador={empleador} />
      <FormGrid>
        <FormDateField
          control={control}
          name="fecha_ingreso_trabajo"
          label="Fecha de ingreso al trabajo"
          required
          max={hoy()}
        />
        <FormTextField control={control} name="puesto_empleado" label="Cargo" autoComplete="off" maxLength={150} />
        <FormTextField
          control={control}
          name="salario"
          label="Salario (Bs)"
          inputMode="decimal"
          autoComplete="off"
          maxLength={11}
        />
        <CamposLugar form={form} departamento="departamento_empleador" municipio="municipio_empleador" />
      </FormGrid>
    </FormSection>
  );
}
