/** What the answer of a baja by novedad means (document 1 §8): on failure the dialogs stay open. */
import type { Respuesta } from '@sgpa/contract/endpoints';
import { type Desenlace, desenlace } from '../../../lib/desenlace.ts';
import { ErrorApi } from '../../../lib/error-api.ts';
import { TOAST_MS } from '../../../ui/toast.ts';

const FALLA = 'La operación no pudo ser procesada con éxito.';

const interpretar = ({ mensaje }: Respuesta<'baja-novedad'>): Desenlace =>
  desenlace({ hecho: true, avisos: [{ tipo: 'success', mensaje, ms: TOAST_MS }] });

function interpretarFalla(error: unknown): Desenlace {
  // A session that ended has its own dialog.
  if (error instanceof ErrorApi && error.status === 401) return desenlace({});
  const porque = error instanceof ErrorApi ? [error.mensaje] : [];
  return desenlace({
    avisos: [{ tipo: 'error', mensaje: FALLA, ms: TOAST_MS }],
    mensajes: [FALLA, ...porque],
  });
}

export const DE_BAJA = {
  interpretar,
  interpretarFalla,
  refresca: ['novedades', 'detalle-novedad', 'lista-asegurados', 'detalle-asegurado', 'historia-asegurado'],
};
