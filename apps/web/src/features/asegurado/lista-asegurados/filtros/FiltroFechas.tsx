import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type Control, Controller } from 'react-hook-form';
import { FormDateField } from '../../../../ui/FormDateField.tsx';
import { ToggleChoice } from '../../../../ui/ToggleChoice.tsx';
import type { CamposFiltros } from './filtros.form.ts';

interface Props {
  control: Control<CamposFiltros>;
  /** Of each of the two dates. */
  sx: SxProps<Theme>;
}

export function FiltroFechas({ control, sx }: Props) {
  return (
    <>
      <Box sx={sx}>
        <FormDateField control={control} name="fechaInicio" label="Fecha Inicio" />
      </Box>
      <Box sx={sx}>
        <FormDateField control={control} name="fechaFin" label="Fecha Fin" />
      </Box>
      <Box sx={{ display: 'flex', flexGrow: { xs: 1, sm: 0 } }}>
        <Controller
          control={control}
          name="tipoFecha"
          render={({ field: { value, onChange } }) => (
            <ToggleChoice
              label="Tipo de fecha"
              options={['AFILIACION', 'REGISTRO']}
              value={value}
              onChange={onChange}
            />
          )}
        />
      </Box>
    </>
  );
}
