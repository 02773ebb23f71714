import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DateField } from '../../../../ui/DateField.tsx';
import { ToggleChoice } from '../../../../ui/ToggleChoice.tsx';
import type { FormularioDeFiltros } from './use-filtros.ts';

const LADO_A_LADO = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 0.5,
  rowGap: 1.25,
  alignItems: 'flex-start',
  // Two words above one another are taller than the fields: this centres them.
  '& [aria-orientation="vertical"], & .MuiToggleButtonGroup-vertical': { mt: -0.5 },
};
const FECHA = { flex: { xs: '1 1 100%', sm: '1 1 118px' } };

/** Groups the range with the date it is about, since neither says anything without the other. */
export function FiltroFechas({ campos, problemas, cambiar }: FormularioDeFiltros) {
  const angosto = useMediaQuery('(max-width: 599.95px)');
  return (
    <Box role="group" aria-label="Rango de fechas" sx={LADO_A_LADO}>
      <Box sx={FECHA}>
        <DateField
          shrink
          label="Fecha Inicio"
          value={campos.fechaInicio}
          error={problemas.fechaInicio}
          onChange={(fechaInicio) => cambiar({ fechaInicio })}
        />
      </Box>
      <Box sx={FECHA}>
        <DateField
          shrink
          label="Fecha Fin"
          value={campos.fechaFin}
          error={problemas.fechaFin}
          onChange={(fechaFin) => cambiar({ fechaFin })}
        />
      </Box>
      <ToggleChoice
        stacked={!angosto}
        label="Tipo de fecha"
        options={['AFILIACION', 'REGISTRO']}
        value={campos.tipoFecha}
        onChange={(tipoFecha) => cambiar({ tipoFecha })}
      />
    </Box>
  );
}
