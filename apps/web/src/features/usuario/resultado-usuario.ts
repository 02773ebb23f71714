/** What the answer of a change of an account means: what was typed stays until it is saved. */
import { type Desenlace, desenlace } from '../../lib/desenlace.ts';
import { ErrorApi } from '../../lib/error-api.ts';
import { TOAST_MS } from '../../ui/toast.ts';

export const FALLA = 'La operación no pudo ser procesada por favor contáctese con su administrador.';

export const interpretar = ({ mensaje }: { mensaje: string }): Desenlace =>
  desenlace({ hecho: true, avisos: [{ tipo: 'success', mensaje, ms: TOAST_MS }] });

const esLinea = (una: unknown): una is { mensaje: string } =>
  typeof una === 'object' && una !== null && 'mensaje' in una && typeof una.mensaje === 'string';

/** What is wrong with each field, where the server says so. */
const lineasDe = ({ detalle, mensaje }: ErrorApi): readonly string[] => {
  const lineas = Array.isArray(detalle) ? detalle.filter(esLinea).map((una) => una.mensaje) : [];
  return lineas.length > 0 ? lineas : [mensaje];
};

export function interpretarFalla(error: unknown): Desenlace {
  // A session that ended has its own dialog.
  if (error instanceof ErrorApi && error.status === 401) return desenlace({});
  if (!(error instanceof ErrorApi) || error.status >= 500) return desenlace({ mensajes: [FALLA] });
  return desenlace({
    mensajes: lineasDe(error),
    conflicto: error.codigo === 'REGISTRO_CAMBIADO' ? error.mensaje : null,
  });
}

export const DE_USUARIO = { interpretar, interpretarFalla, refresca: ['usuarios', 'detalle-usuario'] } as const;

/** Of what is done from the list, without a form: what went wrong is told in passing. */
export const deFila = {
  ...DE_USUARIO,
  interpretarFalla: (error: unknown): Desenlace => {
    const { mensajes, ...resto } = interpretarFalla(error);
    return { ...resto, mensajes: [], avisos: mensajes.map((mensaje) => ({ tipo: 'error', mensaje, ms: TOAST_MS })) };
  },
};
