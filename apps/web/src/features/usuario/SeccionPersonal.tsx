import Box from '@mui/material/Box';
import { proponerNombreDeUsuario } from '@sgpa/domain/usuario/datos-usuario';
import type { UseFormReturn } from 'react-hook-form';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { CampoComplemento } from '../persona/CampoComplemento.tsx';
import { CampoNumeroDocumento } from '../persona/CampoNumeroDocumento.tsx';
import { type CamposUsuario, campoUsuario, PERSONALES } from './usuario.form.ts';

interface Props {
  form: UseFormReturn<CamposUsuario>;
  /** The name that they sign in with is chosen once. */
  esNuevo: boolean;
}

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
          <FormFields control={control} fields={[...PERSONALES, campoUsuario(esNuevo)]} />
        </FormGrid>
      </Box>
    </FormSection>
  );
}
