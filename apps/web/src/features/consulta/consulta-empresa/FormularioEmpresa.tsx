import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { FALTA_NIT, faltaNit, limpiarNumeroDeEmpresa } from '@sgpa/domain/consulta/consulta-empresa';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { giveFocus } from '../../../ui/use-first-focus.ts';
import { useSendKeys } from '../../../ui/use-send-keys.ts';
import {
  type CamposEmpresa,
  EMPRESA_VACIA,
  revisarMatriculaEscrita,
  revisarNitEscrito,
} from './consulta-empresa.form.ts';

interface Props {
  borrador: string;
  buscando: boolean;
  alBuscar: (campos: CamposEmpresa) => void;
}

/** Which employer is asked about: NIT, commerce registration, or both. */
export function FormularioEmpresa({ borrador, buscando, alBuscar }: Props) {
  const [falta, setFalta] = useState(false);
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<CamposEmpresa>({ defaultValues: EMPRESA_VACIA });
  useBorradorDeFormulario(form, borrador);
  useEffect(() => giveFocus(elemento.current?.querySelector('input')), []);

  const enviar = form.handleSubmit(
    (campos) => {
      setFalta(false);
      if (!buscando) alBuscar(campos);
    },
    () => setFalta(faltaNit(form.getValues())),
  );

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Box
        component="form"
        ref={elemento}
        {...useSendKeys()}
        noValidate
        onSubmit={(evento) => void enviar(evento)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr auto' }, alignItems: 'start' }}
      >
        <FormTextField
          control={form.control}
          name="nit"
          label="NIT"
          inputMode="numeric"
          autoComplete="off"
          normalize={limpiarNumeroDeEmpresa}
          rules={{ validate: revisarNitEscrito }}
        />
        <FormTextField
          control={form.control}
          name="matricula"
          label="Matrícula de comercio"
          autoComplete="off"
          normalize={limpiarNumeroDeEmpresa}
          rules={{ validate: revisarMatriculaEscrita }}
        />
        <BusyButton busy={buscando} sx={{ height: 40 }}>
          Buscar
        </BusyButton>
      </Box>
      <div role="alert">
        {falta ? (
          <Alert severity="warning" role="none" sx={{ mt: 2 }}>
            {FALTA_NIT}
          </Alert>
        ) : null}
      </div>
    </Paper>
  );
}
