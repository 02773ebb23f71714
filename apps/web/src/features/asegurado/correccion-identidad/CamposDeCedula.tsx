import Box from '@mui/material/Box';
import { revisarNacimientoEscrito } from '@sgpa/domain/shared/campos-fecha';
import type { Control } from 'react-hook-form';
import { hoy } from '../../../lib/reloj.ts';
import { FormDateField } from '../../../ui/FormDateField.tsx';
import { CampoComplemento } from '../../persona/CampoComplemento.tsx';

export interface DeCedula {
  complemento: string;
  nacimiento: string;
}

const EN_LINEA = { display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 160px', maxWidth: 240 } };

const revisarNacimiento = (texto: string): string | true =>
  texto === '' || (revisarNacimientoEscrito(texto, hoy())?.texto ?? true);

/** What the new card says of who has it: either may be left out. */
export const CamposDeCedula = ({ control }: { control: Control<DeCedula> }) => (
  <Box sx={EN_LINEA}>
    <CampoComplemento control={control} name="complemento" />
    <FormDateField
      birth
      control={control}
      name="nacimiento"
      label="Fecha de nacimiento"
      rules={{ validate: (texto) => revisarNacimiento(String(texto)) }}
      max={hoy()}
    />
  </Box>
);
