import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ACCIONES_AUDITADAS } from '@sgpa/domain/auditoria/acciones';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormDateField } from '../../../ui/FormDateField.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { useSendKeys } from '../../../ui/use-send-keys.ts';
import { useEntesElegibles } from '../../catalogo/use-listas.ts';
import { type BusquedaAuditoria, numeroEscrito } from './direccion.ts';
import {
  type CamposAuditoria,
  revisarFecha,
  revisarHasta,
  revisarNumero,
  toForm,
  toRequest,
} from './filtros-auditoria.form.ts';

interface Props {
  busqueda: BusquedaAuditoria;
  buscando: boolean;
  alBuscar: (busqueda: BusquedaAuditoria) => void;
}

const ACCIONES = ACCIONES_AUDITADAS.map(({ accion, texto }) => ({ value: accion, label: texto }));

export function FiltrosAuditoria({ busqueda, buscando, alBuscar }: Props) {
  const entes = useEntesElegibles(true).map(({ id, value }) => ({ value: String(id), label: value }));
  // The address is what is searched for: going back fills the fields with it again.
  const { control, handleSubmit } = useForm<CamposAuditoria>({ values: toForm(busqueda), mode: 'onBlur' });
  const enviar = handleSubmit((campos) => {
    if (!buscando) alBuscar(toRequest(campos));
  });
  return (
    <Paper variant="outlined" sx={{ p: 1.25, mt: 1, mb: 1 }}>
      <Box
        component="form"
        {...useSendKeys()}
        role="search"
        aria-label="Auditoría"
        noValidate
        onSubmit={(evento) => void enviar(evento)}
        sx={{
          display: 'grid',
          columnGap: 1,
          rowGap: 1.25,
          alignItems: 'start',
          '& > *': { minWidth: 0 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(4, minmax(0, 1fr))',
          },
          // Beside the menu at 1366 there is room for each label, and for whole dates.
          '@media (min-width: 1340px)': {
            gridTemplateColumns: '0.9fr 1.15fr 1fr minmax(178px, 1.2fr) repeat(2, minmax(148px, 1fr)) auto',
          },
        }}
      >
        <FormTextField control={control} name="usuario" label="Usuario" autoComplete="off" maxLength={60} />
        <FormSelect control={control} name="accion" label="Acción" options={ACCIONES} allLabel="Todas" />
        <FormSelect control={control} name="ente" label="Ente gestor" options={entes} allLabel="Todos" />
        <FormTextField
          control={control}
          name="numeroDocumento"
          label="Número de documento"
          inputMode="numeric"
          autoComplete="off"
          normalize={numeroEscrito}
          rules={{ validate: revisarNumero }}
        />
        <FormDateField control={control} name="desde" label="Desde" rules={{ validate: revisarFecha }} />
        <FormDateField control={control} name="hasta" label="Hasta" rules={{ validate: revisarHasta }} />
        <BusyButton busy={buscando} sx={{ height: 40 }}>
          Buscar
        </BusyButton>
      </Box>
    </Paper>
  );
}
