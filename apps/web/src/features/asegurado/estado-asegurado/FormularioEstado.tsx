import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoy } from '../../../lib/reloj.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormDateField } from '../../../ui/FormDateField.tsx';
import { useSendKeys } from '../../../ui/use-send-keys.ts';
import { CampoComplemento } from '../../persona/CampoComplemento.tsx';
import { CampoNumeroDocumento } from '../../persona/CampoNumeroDocumento.tsx';
import {
  CAMPOS_VACIOS,
  type CamposEstado,
  FALTAN_DATOS,
  faltanDatos,
  revisarNacimiento,
  revisarNumero,
} from './estado-asegurado.form.ts';

interface Props {
  buscando: boolean;
  alBuscar: (campos: CamposEstado) => void;
}

export function FormularioEstado({ buscando, alBuscar }: Props) {
  const [faltan, setFaltan] = useState(false);
  const form = useForm<CamposEstado>({ defaultValues: CAMPOS_VACIOS, mode: 'onBlur' });
  useBorradorDeFormulario(form, 'consultas/estado-asegurado');

  const enviar = form.handleSubmit(
    (campos) => {
      setFaltan(false);
      if (!buscando) alBuscar(campos);
    },
    () => setFaltan(faltanDatos(form.getValues())),
  );

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Box
        component="form"
        {...useSendKeys()}
        noValidate
        onSubmit={(evento) => void enviar(evento)}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '2fr 1fr 2fr auto' },
          alignItems: 'start',
        }}
      >
        <CampoNumeroDocumento
          control={form.control}
          name="numero"
          complemento="complemento"
          label="Número de documento"
          rules={{ validate: revisarNumero }}
        />
        <CampoComplemento control={form.control} name="complemento" />
        <FormDateField
          birth
          control={form.control}
          name="nacimiento"
          label="Fecha de nacimiento"
          rules={{ validate: revisarNacimiento }}
          required
          max={hoy()}
        />
        <BusyButton busy={buscando} sx={{ height: 40 }}>
          Buscar
        </BusyButton>
      </Box>
      <div role="alert">
        {faltan ? (
          <Alert severity="warning" role="none" sx={{ mt: 2 }}>
            {FALTAN_DATOS}
          </Alert>
        ) : null}
      </div>
    </Paper>
  );
}
