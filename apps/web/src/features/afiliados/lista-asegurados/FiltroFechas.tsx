import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { DateField } from '../../../ui/DateField.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import type { CamposFiltros, ProblemasFiltros } from './filtros.form.ts';

interface Props {
  campos: CamposFiltros;
  problemas: ProblemasFiltros;
  alCambiar: (cambio: Partial<CamposFiltros>) => void;
  refInicio: Ref<HTMLInputElement>;
  refFin: Ref<HTMLInputElement>;
}

export function FiltroFechas({ campos, problemas, alCambiar, refInicio, refFin }: Props) {
  return (
    <>
      <DateField
        label="Fecha Inicio"
        value={campos.fechaInicio}
        onChange={(fechaInicio) => alCambiar({ fechaInicio })}
        error={problemas.fechaInicio}
        inputRef={refInicio}
      />
      <DateField
        label="Fecha Fin"
        value={campos.fechaFin}
        onChange={(fechaFin) => alCambiar({ fechaFin })}
        error={problemas.fechaFin}
        inputRef={refFin}
      />
      <Box sx={{ display: 'flex' }}>
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
