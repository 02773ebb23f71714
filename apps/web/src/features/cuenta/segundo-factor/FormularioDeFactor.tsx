import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormAlerts } from '../../../ui/FormAlerts.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Dicho } from './segundo-factor.api.ts';

interface Props {
  boton: string;
  ayuda?: string;
  enviando: boolean;
  problema: string | null;
  alEnviar: (dicho: Dicho) => void;
  alCancelar?: () => void;
}

const VACIO = 'Este campo es requerido.';

/** Whoever changes the second factor shows password and code; both stay in this component only. */
export function FormularioDeFactor({ boton, ayuda, enviando, problema, alEnviar, alCancelar }: Props) {
  const [password, setPassword] = useState('');
  const [codigo, setCodigo] = useState('');
  const [tocado, setTocado] = useState(false);
  const primero = useRef<HTMLInputElement>(null);
  const segundo = useRef<HTMLInputElement>(null);
  // The button that opened it is gone. Below the fold, what is to be read first stays in sight.
  useEffect(() => primero.current?.focus({ preventScroll: true }), []);
  const falta = (texto: string) => (tocado && texto.trim() === '' ? VACIO : undefined);

  function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    setTocado(true);
    if (enviando) return;
    if (codigo.trim() === '') return primero.current?.focus();
    if (password === '') return segundo.current?.focus();
    alEnviar({ password, codigo: codigo.trim() });
  }

  return (
    <FormStack onSubmit={enviar} aria-busy={enviando}>
      <TextInput
        label="Código"
        name="codigo"
        required
        inputRef={primero}
        autoComplete="one-time-code"
        maxLength={40}
        value={codigo}
        onChange={setCodigo}
        error={falta(codigo)}
        help={ayuda}
      />
      <PasswordField
        label="Contraseña"
        autoComplete="current-password"
        inputRef={segundo}
        value={password}
        onChange={setPassword}
        error={falta(password)}
      />
      <FormAlerts warning={problema} />
      <Stack direction="row" spacing={1}>
        <BusyButton busy={enviando}>{boton}</BusyButton>
        {alCancelar ? <Button onClick={alCancelar}>Cancelar</Button> : null}
      </Stack>
    </FormStack>
  );
}
