/** What the answer of a baja by novedad means (document 1 §8): on failure the dialogs stay open. */
import type { Respuesta } from '@sgpa/contract/endpoints';
import { DE_LA_AFILIACION } from '@sgpa/domain/cuenta/acciones';
import { type Desenlace, desenlace } from '../../../lib/desenlace.ts';
import { ErrorApi, SIN_CONEXION, TEXTO_SIN_CONEXION } from '../../../lib/error-api.ts';
import { TOAST_MS } from '../../../ui/toast.ts';

const FALLA = 'La operación no pudo ser procesada con éxito.';

const interpretar = ({ mensaje }: Respuesta<'baja-novedad'>): Desenlace =>
  desenlace({ hecho: true, avisos: [{ tipo: 'success', mensaje, ms: TOAST_MS }] });

function interpretarFalla(error: unknown): Desenlace {
  // A session that ended has its own dialog.
  if (error instanceof ErrorApi && error.status === 401) return desenlace({});
  const avisos: Desenlace['avisos'] = [{ tipo: 'error', mensaje: FALLA, ms: TOAST_MS }];
  if (!(error instanceof ErrorApi)) return desenlace({ avisos, mensajes: [FALLA] });
  const { codigo, mensaje } = error;
  return desenlace({ avisos, mensajes: codigo === SIN_CONEXION ? [TEXTO_SIN_CONEXION, FALLA] : [FALLA, mensaje] });
}

export const DE_BAJA = {
  interpretar,
  interpretarFalla,
  refresca: ['novedades', 'detalle-novedad', ...DE_LA_AFILIACION],
};
