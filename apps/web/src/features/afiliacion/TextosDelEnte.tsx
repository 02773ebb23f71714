import { TEXTOS_DEL_ENTE } from '@sgpa/domain/asegurado/datos-del-ente';
import type { UseFormReturn } from 'react-hook-form';
import { FormTextField } from '../../ui/FormTextField.tsx';
import type { CamposDelEnte } from './campos-del-ente.ts';

/** What the managing entity writes of an affiliation in words of its own. */
export const TextosDelEnte = ({ form: { control } }: { form: UseFormReturn<CamposDelEnte> }) =>
  TEXTOS_DEL_ENTE.map(({ campo, nombre, maximo }) => (
    <FormTextField key={campo} control={control} name={campo} label={nombre} autoComplete="off" maxLength={maximo} />
  ));
