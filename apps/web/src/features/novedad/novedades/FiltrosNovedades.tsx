import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { useSendKeys } from '../../../ui/use-send-keys.ts';
import { porSigla } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { type BusquedaNovedades, esNumero, numeroEscrito } from './direccion.ts';

type Filtros = Pick<BusquedaNovedades, 'numeroDocumento' | 'departamento'>;

interface Props {
  filtros: Filtros;
  buscando: boolean;
  alBuscar: (filtros: Filtros) => void;
}

const revisar = (escrito: string): string | true =>
  escrito === '' || esNumero(escrito) || 'El número de documento no es válido.';

export function FiltrosNovedades({ filtros: { numeroDocumento, departamento }, buscando, alBuscar }: Props) {
  const departamentos = useGrupo('DEPARTAMENTO');
  // The address is what is searched for: going back fills the fields with it again.
  const { control, handleSubmit } = useForm<Filtros>({ values: { numeroDocumento, departamento }, mode: 'onBlur' });
  const enviar = handleSubmit((escritos) => {
    if (!buscando) alBuscar({ ...escritos, numeroDocumento: numeroEscrito(escritos.numeroDocumento) });
  });
  return (
    <Paper variant="outlined" sx={{ p: 1.25, mt: 1, mb: 1 }}>
      <Box
        component="form"
        {...useSendKeys()}
        role="search"
        aria-label="Novedades"
        noValidate
        onSubmit={(evento) => void enviar(evento)}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '2fr 2fr auto' },
          alignItems: 'start',
          maxWidth: 800,
        }}
      >
        <FormTextField
          control={control}
          name="numeroDocumento"
          label="Número de documento"
          inputMode="numeric"
          autoComplete="off"
          normalize={numeroEscrito}
          rules={{ validate: revisar }}
        />
        <FormSelect
          control={control}
          name="departamento"
          label="Departamento"
          options={porSigla(departamentos)}
          emptyLabel="Todos"
        />
        <BusyButton busy={buscando} sx={{ height: 40 }}>
          Buscar
        </BusyButton>
      </Box>
    </Paper>
  );
}
