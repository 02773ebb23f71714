import { MAX_DETALLE_BAJA, MOTIVO_NOVEDAD } from '@sgpa/domain/novedad/baja-novedad';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idLargo, parrafos } from '../shared/campos.ts';

/** Follows document 1 §3 Baja request (novedad). */
export const bajaNovedad = endpoint({
  clave: 'baja-novedad',
  method: 'POST',
  path: '/v1/novedades/bajaNovedadAfiliado',
  idempotente: true,
  summary: 'Termina la afiliación de una novedad; no se puede revertir',
  request: {
    body: z.object({
      id_novedad_ente_gestor: idLargo,
      id_motivo_baja: z.literal(MOTIVO_NOVEDAD, { error: 'El motivo elegido no corresponde a una novedad.' }),
      detalle_baja: parrafos(MAX_DETALLE_BAJA).trim().min(1, 'Este campo es requerido.'),
    }),
  },
  response: z.object({ mensaje: z.string() }),
});
