import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Aviso } from './Aviso.tsx';
import type { Falla } from './useIngreso.ts';

interface Props {
  enviando: boolean;
  falla: Falla | null;
  alEnviar: (codigo: string) => void;
  alVolver: () => void;
}

const FALTA = 'Escriba el código.';
const CON_APLICACION = {
  texto: 'Escriba el código de 6 dígitos que muestra su aplicación de autenticación.',
  campo: 'Código de 6 dígitos',
  otra: 'Usar un código de recuperación',
};
const DE_RECUPERACION = {
  texto: 'Escriba uno de los códigos de recuperación que guardó. Cada uno sirve una sola vez.',
  campo: 'Código de recuperación',
  otra: 'Usar la aplicación de autenticación',
};

/** Shows the second step of a sign-in: the password was right, and the account asks for a code. */
export function PasoDeCodigo({ enviando, falla, alEnviar, alVolver }: Props) {
  const id = useId();
  const campo = useRef<HTMLInputElement>(null);
  const [deRecuperacion, setDeRecuperacion] = useState(false);
  const [codigo, setCodigo] = useState('');
  const [vacio, setVacio] = useState(false);
  const { texto, campo: nombre, otra } = deRecuperacion ? DE_RECUPERACION : CON_APLICACION;

  useEffect(() => campo.current?.focus(), []);
  // After a wrong code the next key begins another.
  useEffect(() => {
    if (falla !== null) campo.current?.select();
  }, [falla]);

  function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    if (enviando) return;
    setVacio(codigo.trim() === '');
    if (codigo.trim() === '') return campo.current?.focus();
    alEnviar(codigo.trim());
  }
  function cambiar() {
    setDeRecuperacion(!deRecuperacion);
    setCodigo('');
    setVacio(false);
    campo.current?.focus();
  }

  return (
    <Stack component="form" noValidate onSubmit={enviar} spacing={2} aria-busy={enviando} sx={{ mb: 1.5 }}>
      <Typography>{texto}</Typography>
      <FormControl required error={vacio}>
        <InputLabel htmlFor={id}>{nombre}</InputLabel>
        <OutlinedInput
          id={id}
          name="codigo"
          label={nombre}
          value={codigo}
          inputRef={campo}
          onChange={({ target }) => {
            setCodigo(target.value);
            setVacio(false);
          }}
          autoComplete={deRecuperacion ? 'off' : 'one-time-code'}
          slotProps={{
            input: {
              inputMode: deRecuperacion ? 'text' : 'numeric',
              autoCapitalize: 'characters',
              spellCheck: false,
              'aria-describedby': vacio ? `${id}-falta` : undefined,
            },
          }}
        />
        {vacio ? <FormHelperText id={`${id}-falta`}>{FALTA}</FormHelperText> : null}
      </FormControl>
      <Box sx={{ position: 'relative' }}>
        <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={enviando}>
          Verificar
        </Button>
        {/* The bar stands in the space below: nothing moves when it appears, and no room is kept for it. */}
        <Box sx={{ position: 'absolute', insetInline: 0, top: '100%', mt: 0.75 }}>
          <ProgressBar label="Verificando el código" hidden={!enviando} />
        </Box>
      </Box>
      {falla ? (
        <Aviso tipo="error">{falla.mensaje ?? 'No se pudo verificar el código. Intente nuevamente.'}</Aviso>
      ) : null}
      <Stack spacing={0.5}>
        <Button onClick={cambiar}>{otra}</Button>
        <Button onClick={alVolver}>Volver a usuario y contraseña</Button>
      </Stack>
    </Stack>
  );
}
