import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { TEXTO_ENLACE_SIN_VALOR } from '@sgpa/domain/cuenta/recuperacion';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { TarjetaPublica } from '../TarjetaPublica.tsx';
import { FormularioNuevaPassword } from './FormularioNuevaPassword.tsx';

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
