import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Ref } from 'react';
import { DateField } from '../../../../ui/DateField.tsx';
import { ToggleChoice } from '../../../../ui/ToggleChoice.tsx';
import type { CamposFiltros, ProblemasFiltros } from './filtros.form.ts';

interface Props {
  /** Of each of the two dates. */
  sx: SxProps<Theme>;
  campos: CamposFiltros;
  problemas: ProblemasFiltros;
  alCambiar: (cambio: Partial<CamposFiltros>) => void;
  refInicio: Ref<HTMLInputElement>;
  refFin: Ref<HTMLInputElement>;
}

export function FiltroFechas({ sx, campos, problemas, alCambiar, refInicio, refFin }: Props) {
  return (
    <>
      <Box sx={sx}>
        <DateField
          label="Fecha Inicio"
          value={campos.fechaInicio}
          onChange={(fechaInicio) => alCambiar({ fechaInicio })}
          error={problemas.fechaInicio}
          inputRef={refInicio}
        />
      </Box>
      <Box sx={sx}>
        <DateField
          label="Fecha Fin"
          value={campos.fechaFin}
          onChange={(fechaFin) => alCambiar({ fechaFin })}
          error={problemas.fechaFin}
          inputRef={refFin}
        />
      </Box>
      <Box sx={{ display: 'flex', flexGrow: { xs: 1, sm: 0 } }}>
        <ToggleChoice
          label="Tipo de fecha"
          options={['AFILIACION', 'REGISTRO']}
          value={campos.tipoFecha}
          onChange={(tipoFecha) => alCambiar({ tipoFecha })}
        />
      </Box>
    </>
  );
}
