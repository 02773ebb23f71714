import Stack from '@mui/material/Stack';
import { TEXTO_ENLACE_SIN_VALOR } from '@sgpa/domain/cuenta/recuperacion';
import { type SubmitEvent, useRef, useState } from 'react';
import { ErrorApi, mensajeDeError, SIN_CONEXION } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormAlerts } from '../../../ui/FormAlerts.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useFirstFocus } from '../../../ui/use-first-focus.ts';
import { ayudaNueva, revisarCampo, revisarNueva } from './nueva-password.form.ts';

const TAL_VEZ_CREADA =
  'La contraseña pudo quedar creada en el intento anterior. Pruebe ingresar con ella; si no puede, solicite otro enlace.';

interface Props {
  token: string;
  usuario: string;
  /** The password must have this many characters. */
  minimo: number;
  alCrear: (mensaje: string) => void;
}

/** Passwords are never kept as a draft: they stay in this component only. */
export function FormularioNuevaPassword({ token, usuario, minimo, alCrear }: Props) {
  const [campos, setCampos] = useState({ nueva: '', repetida: '' });
  const [errores, setErrores] = useState<Partial<typeof campos>>({});
  const [aviso, setAviso] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);
  const primero = useFirstFocus<HTMLInputElement>();
  const segundo = useRef<HTMLInputElement>(null);
  // A former try whose answer was lost may have used the link.
  const incierta = useRef(false);

  const campo = (nombre: keyof typeof campos) => ({
    name: nombre,
    value: campos[nombre],
    error: errores[nombre],
    autoComplete: 'new-password' as const,
    onChange: (texto: string) => {
      setCampos({ ...campos, [nombre]: texto });
      if (texto !== '') setErrores({ ...errores, [nombre]: undefined });
    },
    onBlur: () => setErrores({ ...errores, [nombre]: revisarCampo(campos[nombre]) }),
  });

  async function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    if (enviando) return;
    setErrores({ nueva: revisarCampo(campos.nueva), repetida: revisarCampo(campos.repetida) });
    const problema = revisarNueva(campos, { usuario, minimo });
    setAviso(problema);
    if (problema !== null) {
      // The focus goes to the first field, unless only the second is missing or differs.
      const enLaPrimera = campos.nueva === '' || campos.nueva === campos.repetida;
      return (enLaPrimera ? primero : segundo).current?.focus();
    }
    setEnviando(true);
    try {
      const body = { token, newPassword: campos.nueva };
      const { registro, mensaje } = await llamar('nueva-password', { body }, { publica: true });
      if (registro) alCrear(mensaje);
      else setAviso(incierta.current && mensaje === TEXTO_ENLACE_SIN_VALOR ? TAL_VEZ_CREADA : mensaje);
    } catch (error) {
      incierta.current ||= error instanceof ErrorApi && error.codigo === SIN_CONEXION;
      setAviso(mensajeDeError(error));
    } finally {
      setEnviando(false);
    }
  }

  return (
    <Stack component="form" noValidate spacing={2} aria-busy={enviando} onSubmit={(evento) => void enviar(evento)}>
      {/* A password manager learns from it whose the password is. */}
      <TextInput
        label="Usuario"
        name="username"
        autoComplete="username"
        readOnly
        value={usuario}
        onChange={() => undefined}
      />
      <PasswordField label="Nueva contraseña" ayuda={ayudaNueva(minimo)} inputRef={primero} {...campo('nueva')} />
      <PasswordField label="Repetir nueva contraseña" conOjo={false} inputRef={segundo} {...campo('repetida')} />
      <FormAlerts warning={aviso} />
      <BusyButton busy={enviando}>Guardar</BusyButton>
    </Stack>
  );
}
