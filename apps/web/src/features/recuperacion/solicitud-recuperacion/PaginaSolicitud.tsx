import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { TarjetaPublica } from '../TarjetaPublica.tsx';

const FALTA = 'Este campo es requerido.';

/** Asks for a link; the answer is the same whether or not there is such an account. */
export function PaginaSolicitud({ pie }: { pie: ReactNode }) {
  const [usuario, setUsuario] = useState('');
  const [falta, setFalta] = useState<string>();
  const [enviando, setEnviando] = useState(false);
  const [dicho, setDicho] = useState<{ bien: boolean; mensaje: string } | null>(null);

  async function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    if (enviando) return;
    if (usuario.trim() === '') return setFalta(FALTA);
    setEnviando(true);
    try {
      const body = { usuario: usuario.trim() };
      const { mensaje } = await llamar('solicitud-recuperacion', { body }, { publica: true });
      setDicho({ bien: true, mensaje });
    } catch (error) {
      setDicho({ bien: false, mensaje: mensajeDeError(error) });
    } finally {
      setEnviando(false);
    }
  }

  return (
    <TarjetaPublica
      titulo="Recuperar credenciales"
      texto="Escriba su usuario. Si está activo, recibirá un enlace en su correo."
      pie={pie}
    >
      <FormStack aria-busy={enviando} onSubmit={(evento: SubmitEvent) => void enviar(evento)}>
        <TextInput
          label="Usuario"
          name="username"
          required
          autoFocus
          autoComplete="username"
          maxLength={100}
          value={usuario}
          error={falta}
          onChange={(texto) => {
            setUsuario(texto);
            setFalta(undefined);
          }}
        />
        <BusyButton busy={enviando}>Enviar enlace</BusyButton>
        <div role="status">
          {dicho ? (
            <Alert severity={dicho.bien ? 'info' : 'error'} role="none">
              {dicho.mensaje}
            </Alert>
          ) : null}
        </div>
        <Button href="/">Volver al ingreso</Button>
      </FormStack>
    </TarjetaPublica>
  );
}
