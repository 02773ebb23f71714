import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Sesion } from '../../../lib/sesion.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { CLOUD_OFF_OUTLINED, CLOUD_OUTLINED } from '../../../ui/icon-paths.ts';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Aviso } from './Aviso.tsx';
import { PasoDeCodigo } from './PasoDeCodigo.tsx';
import { type Falla, useIngreso } from './useIngreso.ts';

interface PropsDeBanderaConexion {
  hayProblema: boolean;
  /** The server told why: the connection is no matter. */
  explicada: boolean;
}

/** Shows after any failure (document 1 §2). It names the connection as the cause only when it was. */
export const BanderaConexion = ({ hayProblema, explicada }: PropsDeBanderaConexion) => (
  <Stack
    direction="row"
    spacing={1}
    role="status"
    sx={{ alignItems: 'center', color: hayProblema ? 'error.main' : 'text.secondary' }}
  >
    <Icon d={hayProblema ? CLOUD_OFF_OUTLINED : CLOUD_OUTLINED} fontSize="small" aria-hidden />
    <Typography variant="body2">
      {hayProblema
        ? 'Problema de conexión con el servidor'
        : `No se pudo iniciar la sesión.${explicada ? '' : ' Si el problema continúa, verifique su conexión.'}`}
    </Typography>
  </Stack>
);

/** Says what went wrong with the last attempt; the server's own reason precedes anything general. */
export const AlertasIngreso = ({ falla }: { falla: Falla }) => (
  <Stack spacing={1}>
    {falla.mensaje ? <Aviso tipo="error">{falla.mensaje}</Aviso> : null}
    {falla.credenciales ? <Aviso tipo="error">Verifique los datos de su cuenta</Aviso> : null}
    <Aviso tipo="aviso">Por favor verifique los datos introducidos.</Aviso>
  </Stack>
);

interface Props {
  alEntrar: (sesion: Sesion) => void;
  /** The form starts with this username when a session ended and the same person is expected back. */
  usuarioInicial?: string | undefined;
  /** The password belongs to an account of a demonstration that was chosen. */
  passwordInicial?: string | undefined;
  /** The person starts to type: the moment to fetch what comes after. */
  alEscribir?: (() => void) | undefined;
  /** There is a password to lose, or no longer. */
  alCambiarPassword?: (hay: boolean) => void;
}

const FALTA_PASSWORD = 'Enter a password';

/** Gives the focus to the first empty field, else to the button; after a wrong password it goes to the password. */
function useFoco(primero: RefObject<HTMLElement | null>, password: RefObject<HTMLInputElement | null>, fallo: boolean) {
  useEffect(() => {
    primero.current?.focus();
  }, [primero]);
  useEffect(() => {
    if (fallo) password.current?.select();
  }, [fallo, password]);
}

export function FormularioIngreso(props: Props) {
  const { alEntrar, usuarioInicial = '', passwordInicial = '', alEscribir, alCambiarPassword } = props;
  const idUsuario = useId();
  const campoUsuario = useRef<HTMLInputElement>(null);
  const campoPassword = useRef<HTMLInputElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const [usuario, setUsuario] = useState(usuarioInicial);
  const [password, setPassword] = useState(passwordInicial);
  const [errorPassword, setErrorPassword] = useState<string>();
  const { enviando, falla, pideCodigo, ingresar, volver } = useIngreso(alEntrar);

  const primero = usuarioInicial === '' ? campoUsuario : passwordInicial === '' ? campoPassword : boton;
  useFoco(primero, campoPassword, falla?.credenciales ?? false);

  function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    if (enviando) return;
    // What was said of the try before is not about this one.
    volver();
    if (usuario.trim() === '') return campoUsuario.current?.focus();
    if (password === '') {
      setErrorPassword(FALTA_PASSWORD);
      return campoPassword.current?.focus();
    }
    void ingresar(usuario.trim(), password);
  }

  if (pideCodigo)
    return (
      <PasoDeCodigo
        enviando={enviando}
        falla={falla}
        alEnviar={(codigo) => void ingresar(usuario.trim(), password, codigo)}
        alVolver={volver}
      />
    );
  return (
    <Stack component="form" noValidate onSubmit={enviar} spacing={2} aria-busy={enviando}>
      <FormControl required>
        <InputLabel htmlFor={idUsuario}>Usuario</InputLabel>
        <OutlinedInput
          id={idUsuario}
          name="username"
          label="Usuario"
          value={usuario}
          inputRef={campoUsuario}
          onChange={(evento) => {
            setUsuario(evento.target.value);
            alEscribir?.();
          }}
          autoComplete="username"
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
        />
      </FormControl>
      <PasswordField
        label="Contraseña"
        value={password}
        inputRef={campoPassword}
        onChange={(valor) => {
          setPassword(valor);
          alCambiarPassword?.(valor !== '');
          if (valor !== '') setErrorPassword(undefined);
        }}
        onBlur={() => setErrorPassword(password === '' ? FALTA_PASSWORD : undefined)}
        error={errorPassword}
        autoComplete="current-password"
      />
      <Button ref={boton} type="submit" variant="contained" size="large" fullWidth aria-disabled={enviando}>
        Ingresar
      </Button>
      {/* The bar keeps its place, so that nothing moves when it appears. */}
      <ProgressBar label="Verificando sus datos" hidden={!enviando} />
      {falla ? <AlertasIngreso falla={falla} /> : null}
      {falla ? <BanderaConexion hayProblema={falla.conexion} explicada={falla.mensaje !== null} /> : null}
    </Stack>
  );
}
