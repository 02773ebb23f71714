import { useState } from 'react';
import { ErrorApi, SIN_CONEXION } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { guardarSesion, type Sesion } from '../../../lib/sesion.ts';
import { olvidarSesionTerminada } from '../../../lib/sesion-terminada.ts';

interface Credenciales {
  username: string;
  password: string;
  /** The second factor's code comes once it was asked for. */
  codigo?: string;
}

/**
 * @throws ErrorApi 401 when the credentials are wrong, or SEGUNDO_FACTOR_REQUERIDO; 403 CUENTA_SUSPENDIDA; 429 after
 * too many tries.
 */
async function pedirToken(credenciales: Credenciales): Promise<string> {
  const { token } = await llamar('ingreso', { body: credenciales }, { publica: true });
  return token;
}

export interface Falla {
  /** The server answered that the credentials are wrong. */
  credenciales: boolean;
  /** No answer came, or the server itself failed. */
  conexion: boolean;
  /** The server explains anything else (suspended account, too many tries). */
  mensaje: string | null;
}

function fallaDe(error: unknown): Falla {
  if (!(error instanceof ErrorApi)) return { credenciales: false, conexion: true, mensaje: null };
  const credenciales = error.status === 401 && error.codigo !== 'CODIGO_INVALIDO';
  const conexion = error.codigo === SIN_CONEXION || error.status >= 500;
  return { credenciales, conexion, mensaje: credenciales ? null : error.mensaje };
}

/** Tries one sign-in at a time; on success the session is stored before `alEntrar` runs. */
export function useIngreso(alEntrar: (sesion: Sesion) => void) {
  const [enviando, setEnviando] = useState(false);
  const [falla, setFalla] = useState<Falla | null>(null);
  const [pideCodigo, setPideCodigo] = useState(false);

  async function ingresar(username: string, password: string, codigo?: string): Promise<void> {
    setEnviando(true);
    setFalla(null);
    try {
      const token = await pedirToken({ username, password, codigo });
      const sesion = guardarSesion(token);
      olvidarSesionTerminada();
      alEntrar(sesion);
    } catch (error) {
      setEnviando(false);
      if (error instanceof ErrorApi && error.codigo === 'SEGUNDO_FACTOR_REQUERIDO') return setPideCodigo(true);
      const otra = fallaDe(error);
      // The password was changed meanwhile: both are asked for again.
      if (otra.credenciales) setPideCodigo(false);
      setFalla(otra);
    }
  }

  function volver(): void {
    setFalla(null);
    setPideCodigo(false);
  }

  return { enviando, falla, pideCodigo, ingresar, volver };
}
