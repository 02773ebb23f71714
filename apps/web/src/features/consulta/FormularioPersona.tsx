import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { useBorradorDeFormulario } from '../../lib/use-borrador.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { useFocusFirstMissing } from '../../ui/use-first-focus.ts';
import { useSendKeys } from '../../ui/use-send-keys.ts';
import { CampoComplemento } from '../persona/CampoComplemento.tsx';
import { CampoNumeroDocumento } from '../persona/CampoNumeroDocumento.tsx';
import {
  type CamposPersona,
  FALTAN_DATOS,
  faltanDatos,
  PERSONA_VACIA,
  revisarNacimiento,
  revisarNumero,
} from './persona.form.ts';

interface Props {
  /** Name of the draft, which outlives a reload. */
  borrador: string;
  /** The birth date may be left out. */
  soloNumero?: boolean;
  buscando: boolean;
  alBuscar: (campos: CamposPersona) => void;
}

/** Whom a query tab asks about: number, complement, birth date. */
export function FormularioPersona({ borrador, soloNumero = false, buscando, alBuscar }: Props) {
  const [faltan, setFaltan] = useState(false);
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<CamposPersona>({ defaultValues: PERSONA_VACIA, mode: 'onBlur' });
  useBorradorDeFormulario(form, borrador);
  useFocusFirstMissing(elemento, form.getValues);

  const enviar = form.handleSubmit(
    (campos) => {
      setFaltan(false);
      if (!buscando) alBuscar(campos);
    },
    () => setFaltan(!soloNumero && faltanDatos(form.getValues())),
  );

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Box
        component="form"
        ref={elemento}
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
          rules={{ validate: (texto) => revisarNacimiento(String(texto), !soloNumero) }}
          required={!soloNumero}
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
