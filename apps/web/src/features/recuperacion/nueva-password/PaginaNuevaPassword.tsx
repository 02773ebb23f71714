import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PASSWORD_MIN, revisarCampoPassword, revisarNuevaPassword } from '@sgpa/domain/cuenta/password';
import { TEXTO_ENLACE_SIN_VALOR } from '@sgpa/domain/cuenta/recuperacion';
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorApi, mensajeDeError, SIN_CONEXION } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormAlerts } from '../../../ui/FormAlerts.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useFirstFocus } from '../../../ui/use-first-focus.ts';
import { TarjetaPublica } from '../TarjetaPublica.tsx';

/** The list of common passwords stays on the server, which has the last word. */
const SIN_LISTA: ReadonlySet<string> = new Set();

/** @param minimo is the number of characters that the server asks of the link's account. */
const revisarNueva = (
  campos: { nueva: string; repetida: string },
  { usuario, minimo }: { usuario: string; minimo: number },
): string | null =>
  revisarNuevaPassword(campos, { usuario, conSegundoFactor: minimo < PASSWORD_MIN, comunes: SIN_LISTA });

const revisarCampo = (texto: string): string | undefined => revisarCampoPassword(texto) ?? undefined;

const ayudaNueva = (minimo: number): string =>
  `Al menos ${minimo} caracteres. Una frase es buena opción; no se exigen símbolos ni mayúsculas.`;

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

type Situacion =
  | { que: 'mirando' }
  | { que: 'vale'; usuario: string; minimo: number }
  /** Nobody knows yet: the link is as good as it was. */
  | { que: 'sin respuesta'; mensaje: string }
  | { que: 'dicho'; bien: boolean; mensaje: string };

/** A link that could not be looked at stands in the address again: the page may be loaded once more. */
const ponerEnlace = (token: string | null) =>
  history.replaceState(null, '', token === null ? location.pathname : `${location.pathname}#${token}`);

/** The link's secret stands behind the `#`, which no server sees; it leaves the address at once. */
export function PaginaNuevaPassword({ token, pie }: { token: string; pie: ReactNode }) {
  const [situacion, setSituacion] = useState<Situacion>({ que: 'mirando' });
  const mirar = useCallback(() => {
    setSituacion({ que: 'mirando' });
    llamar('nueva-password/enlace', { body: { token: token || '-' } }, { publica: true }).then(
      ({ vigente, usuario, minimo }) => {
        ponerEnlace(null);
        setSituacion(
          vigente ? { que: 'vale', usuario, minimo } : { que: 'dicho', bien: false, mensaje: TEXTO_ENLACE_SIN_VALOR },
        );
      },
      (error: unknown) => {
        ponerEnlace(token);
        setSituacion({ que: 'sin respuesta', mensaje: mensajeDeError(error) });
      },
    );
  }, [token]);
  useEffect(mirar, [mirar]);
  // Over a link without value, or once the password is created, the sentence would ask for what cannot be done.
  const texto = situacion.que === 'vale' ? 'Cree la contraseña con la que ingresará.' : undefined;
  return (
    <TarjetaPublica titulo="Nueva contraseña" texto={texto} pie={pie}>
      <Stack spacing={2}>
        {situacion.que === 'mirando' ? <ProgressBar label="Verificando el enlace" /> : null}
        {situacion.que === 'vale' ? (
          <FormularioNuevaPassword
            token={token}
            usuario={situacion.usuario}
            minimo={situacion.minimo}
            alCrear={(mensaje) => setSituacion({ que: 'dicho', bien: true, mensaje })}
          />
        ) : null}
        <div role="status">
          {situacion.que === 'dicho' ? (
            <Alert severity={situacion.bien ? 'success' : 'warning'} role="none">
              {situacion.mensaje}
            </Alert>
          ) : null}
          {situacion.que === 'sin respuesta' ? (
            <Alert severity="warning" role="none">
              {situacion.mensaje} Su enlace no se perdió.
            </Alert>
          ) : null}
        </div>
        {situacion.que === 'sin respuesta' ? (
          <Button variant="contained" onClick={mirar}>
            Reintentar
          </Button>
        ) : null}
        {situacion.que !== 'dicho' ? null : situacion.bien ? (
          <Button href="/" variant="contained">
            Ingresar
          </Button>
        ) : (
          <Button href="/recuperarCredenciales" variant="outlined">
            Solicitar otro enlace
          </Button>
        )}
      </Stack>
    </TarjetaPublica>
  );
}
