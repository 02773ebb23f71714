import Box from '@mui/material/Box';
import { leerNumeroEmpleador, TIPO_CODIGO } from '@sgpa/domain/shared/codigo-entidad';
import { TIPOS_CODIGO_LISTA } from '@sgpa/domain/titular/fuentes';
import type { UseFormReturn } from 'react-hook-form';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { aMayusculas } from '../validacion-titular.form.ts';
import type { FormularioLista } from './registro-titular-lista.form.ts';

const TIPOS = TIPOS_CODIGO_LISTA.map((tipo) => ({ value: tipo, label: tipo }));

interface Props {
  form: UseFormReturn<FormularioLista>;
  disabled: boolean;
  /** A code was written, or one of its parts changed: its employer is to be searched. */
  alEscribir: (form: FormularioLista) => void;
}

export function CodigoEscrito({ form: { control, getValues }, disabled, alEscribir }: Props) {
  return (
    <>
      <FormSelect
        control={control}
        name="tipo_codigo"
        label="Tipo de código"
        required
        disabled={disabled}
        options={TIPOS}
        onPick={(tipo_codigo) => alEscribir({ ...getValues(), tipo_codigo })}
      />
      <Box onBlur={() => alEscribir(getValues())}>
        <FormTextField
          control={control}
          name="numero_entidad"
          label="Nro. NIT/MATRICULA COMERCIO"
          required
          disabled={disabled}
          maxLength={30}
          autoComplete="off"
          transform={aMayusculas}
          normalize={(texto) =>
            leerNumeroEmpleador(texto, getValues('tipo_codigo') === 'NIT' ? TIPO_CODIGO.NIT : TIPO_CODIGO.RCM)
          }
        />
      </Box>
    </>
  );
}
