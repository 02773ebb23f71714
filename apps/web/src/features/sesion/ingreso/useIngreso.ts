import { useState } from 'react';
import { ErrorApi, SIN_CONEXION } from '../../../lib/error-api.ts';
import { guardarSesion, type Sesion } from '../../../lib/sesion.ts';
import { olvidarFinal } from '../../../lib/sesion-terminada.ts';
import { pedirToken } from './ingreso.api.ts';

export interface Falla {
  /** The server answered that the credentials are wrong. */
  credenciales: boolean;
  /** No answer came, or the server itself failed. */
  conexion: boolean;
  /** The server's own explanation, for anything else (suspended account, too many tries). */
  mensaje: string | null;
}

function fallaDe(error: unknown): Falla {
  if (!(error instanceof ErrorApi)) return { credenciales: false, conexion: true, mensaje: null };
  const credenciales = error.status === 401;
  const conexion = error.codigo === SIN_CONEXION || error.status >= 500;
  return { credenciales, conexion, mensaje: credenciales ? null : error.mensaje };
}

/** One sign-in attempt at a time; on success the session is stored before `alEntrar` runs. */
export function useIngreso(alEntrar: (sesion: Sesion) => void) {
  const [enviando, setEnviando] = useState(false);
  const [falla, setFalla] = useState<Falla | null>(null);

  async function ingresar(username: string, password: string): Promise<void> {
    setEnviando(true);
    setFalla(null);
    try {
      const token = await pedirToken(username, password);
      const sesion = guardarSesion(token);
      olvidarFinal();
      alEntrar(sesion);
    } catch (error) {
      setFalla(fallaDe(error));
      setEnviando(false);
    }
  }

  return { enviando, falla, ingresar };
}
