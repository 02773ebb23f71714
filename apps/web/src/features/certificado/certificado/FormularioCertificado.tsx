import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { hoy } from '../../../lib/reloj.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormDateField } from '../../../ui/FormDateField.tsx';
import { useSendKeys } from '../../../ui/use-send-keys.ts';
import { CampoComplemento } from '../../persona/CampoComplemento.tsx';
import { CampoNumeroDocumento } from '../../persona/CampoNumeroDocumento.tsx';
import { CAMPOS_VACIOS, type CamposCertificado, revisarNacimiento, revisarNumero } from './certificado.form.ts';

interface Props {
  buscando: boolean;
  alBuscar: (campos: CamposCertificado) => void;
}

/** Document 2 §2, Certificate query screen. */
export function FormularioCertificado({ buscando, alBuscar }: Props) {
  const form = useForm<CamposCertificado>({ defaultValues: CAMPOS_VACIOS, mode: 'onBlur' });
  useBorradorDeFormulario(form, 'certificado');
  const enviar = form.handleSubmit((campos) => {
    if (!buscando) alBuscar(campos);
  });
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        INTRODUCIR LA INFORMACIÓN SOLICITADA
      </Typography>
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
          label="Número Documento"
          rules={{ validate: revisarNumero }}
        />
        <CampoComplemento control={form.control} name="complemento" />
        <FormDateField
          birth
          control={form.control}
          name="nacimiento"
          label="Fecha Nacimiento"
          rules={{ validate: revisarNacimiento }}
          required
          max={hoy()}
        />
        <BusyButton busy={buscando} sx={{ height: 40 }}>
          Buscar
        </BusyButton>
      </Box>
    </Paper>
  );
}
