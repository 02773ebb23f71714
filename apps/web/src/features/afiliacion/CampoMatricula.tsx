import { NOMBRE_DE_CAMPO } from '@sgpa/domain/asegurado/nombres-de-campos';
import type { UseFormReturn } from 'react-hook-form';
import { FormTextField } from '../../ui/FormTextField.tsx';
import type { CamposDelEnte } from './campos-del-ente.ts';

/** The number by which the managing entity knows an affiliation. */
export const CampoMatricula = ({ form: { control } }: { form: UseFormReturn<CamposDelEnte> }) => (
  <FormTextField
    control={control}
    name="matricula"
    label={NOMBRE_DE_CAMPO.matricula}
    autoComplete="off"
    maxLength={40}
  />
);
