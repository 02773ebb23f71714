import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { SearchForm } from '../../../ui/SearchForm.tsx';
import { useFocusFirstMissing } from '../../../ui/use-first-focus.ts';
import { CamposPersonaBuscada, COLUMNAS_PERSONA_BUSCADA } from '../../persona/CamposPersonaBuscada.tsx';
import { NADIE, type PersonaBuscada } from '../../persona/persona-buscada.ts';
import { revisarNacimiento, revisarNumero } from './certificado.form.ts';

interface Props {
  buscando: boolean;
  alBuscar: (campos: PersonaBuscada) => void;
}

/** Follows document 2 §2, Certificate query screen. */
export function FormularioCertificado({ buscando, alBuscar }: Props) {
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<PersonaBuscada>({ defaultValues: NADIE, mode: 'onBlur' });
  useBorradorDeFormulario(form, 'certificado');
  useFocusFirstMissing(elemento, form.getValues);
  const enviar = form.handleSubmit((campos) => {
    if (!buscando) alBuscar(campos);
  });
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        INTRODUCIR LA INFORMACIÓN SOLICITADA
      </Typography>
      <SearchForm ref={elemento} columns={COLUMNAS_PERSONA_BUSCADA} busy={buscando} onSubmit={enviar}>
        <CamposPersonaBuscada
          control={form.control}
          etiquetas={{ numero: 'Número Documento', nacimiento: 'Fecha Nacimiento' }}
          revisarNumero={revisarNumero}
          revisarNacimiento={revisarNacimiento}
        />
      </SearchForm>
    </Paper>
  );
}
