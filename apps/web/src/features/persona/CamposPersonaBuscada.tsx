import type { Control } from 'react-hook-form';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { CampoComplemento, CampoNumeroDocumento } from './CampoNumeroDocumento.tsx';
import type { PersonaBuscada } from './persona-buscada.ts';

export const COLUMNAS_PERSONA_BUSCADA = '2fr 1fr 2fr auto';

type Revisar = (texto: string) => string | true;

interface Props {
  control: Control<PersonaBuscada>;
  etiquetas: { numero: string; nacimiento: string };
  revisarNumero: Revisar;
  revisarNacimiento: Revisar;
  /** The birth date may be left out. */
  soloNumero?: boolean;
}

export const CamposPersonaBuscada = ({ control, etiquetas, revisarNumero, revisarNacimiento, soloNumero }: Props) => (
  <>
    <CampoNumeroDocumento
      control={control}
      name="numero"
      complemento="complemento"
      label={etiquetas.numero}
      rules={{ validate: revisarNumero }}
    />
    <CampoComplemento control={control} name="complemento" />
    <FormDateField
      birth
      control={control}
      name="nacimiento"
      label={etiquetas.nacimiento}
      rules={{ validate: (texto) => revisarNacimiento(String(texto)) }}
      required={!soloNumero}
    />
  </>
);
