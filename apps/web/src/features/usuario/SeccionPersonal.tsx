import Box from '@mui/material/Box';
import { limpiarTelefono, MAX_TELEFONO } from '@sgpa/domain/shared/campos';
import { MAX_NOMBRE } from '@sgpa/domain/shared/nombres';
import {
  limpiarNombreDeUsuario,
  MAX_CARGO,
  MAX_DIRECCION_USUARIO,
  MAX_EXTENSION,
  NOMBRE_DE_USUARIO,
  proponerNombreDeUsuario,
} from '@sgpa/domain/usuario/datos-usuario';
import type { UseFormReturn } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { CampoComplemento } from '../persona/CampoComplemento.tsx';
import { CampoNumeroDocumento } from '../persona/CampoNumeroDocumento.tsx';
import type { CamposUsuario } from './usuario.form.ts';

interface Props {
  form: UseFormReturn<CamposUsuario>;
  /** The name that they sign in with is chosen once. */
  esNuevo: boolean;
}

const mayusculas = (texto: string): string => texto.toUpperCase();

/** Who it is, and how to reach them. */
export function SeccionPersonal({ form, esNuevo }: Props) {
  const { control, getValues, setValue, formState } = form;

  /** Until somebody writes another one. */
  function proponer() {
    if (!esNuevo || formState.dirtyFields.usuario) return;
    const { nombres, paterno } = getValues();
    setValue('usuario', proponerNombreDeUsuario(nombres, paterno), { shouldValidate: formState.isSubmitted });
  }

  return (
    <FormSection title="Datos personales">
      <Box onBlur={proponer}>
        <FormGrid>
          <CampoNumeroDocumento
            control={control}
            name="ci"
            complemento="complemento"
            label="Número de documento"
            autoFocus
          />
          <CampoComplemento control={control} name="complemento" />
          <FormDateField
            control={control}
            name="fechaNacimiento"
            label="Fecha de nacimiento"
            required
            birth
            max={hoy()}
          />
          <FormTextField
            control={control}
            name="nombres"
            label="Nombres"
            required
            maxLength={MAX_NOMBRE}
            transform={mayusculas}
            autoComplete="off"
          />
          <FormTextField
            control={control}
            name="paterno"
            label="Apellido paterno"
            maxLength={MAX_NOMBRE}
            transform={mayusculas}
            autoComplete="off"
          />
          <FormTextField
            control={control}
            name="materno"
            label="Apellido materno"
            maxLength={MAX_NOMBRE}
            transform={mayusculas}
            autoComplete="off"
          />
          <FormTextField
            control={control}
            name="correo"
            label="Correo electrónico"
            required
            inputMode="email"
            autoComplete="off"
            maxLength={150}
          />
          <FormTextField
            control={control}
            name="telefono"
            label="Teléfono"
            inputMode="tel"
            autoComplete="off"
            maxLength={MAX_TELEFONO}
            normalize={limpiarTelefono}
          />
          <FormTextField
            control={control}
            name="telefonoFijo"
            label="Teléfono fijo"
            inputMode="tel"
            autoComplete="off"
            maxLength={MAX_TELEFONO}
            normalize={limpiarTelefono}
          />
          <FormTextField
            control={control}
            name="extension"
            label="Extensión"
            inputMode="numeric"
            autoComplete="off"
            maxLength={MAX_EXTENSION}
          />
          <FormTextField
            control={control}
            name="direccion"
            label="Dirección"
            autoComplete="off"
            maxLength={MAX_DIRECCION_USUARIO}
          />
          <FormTextField
            control={control}
            name="cargo"
            label="Cargo"
            transform={mayusculas}
            autoComplete="off"
            maxLength={MAX_CARGO}
          />
          <FormTextField
            control={control}
            name="usuario"
            label="Usuario"
            required
            disabled={!esNuevo}
            help={esNuevo ? 'Con este nombre ingresará. Después no se puede cambiar.' : undefined}
            normalize={limpiarNombreDeUsuario}
            autoComplete="off"
            maxLength={NOMBRE_DE_USUARIO.max}
          />
        </FormGrid>
      </Box>
    </FormSection>
  );
}
