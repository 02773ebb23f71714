import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** From the beginning of this day on the account is no more, `YYYY-MM-DD`; null means that nothing was asked for. */
const efectivaEl = z.string().nullable();

/** Tells also when it would be, were it asked for today; and why it cannot be, where it cannot. */
export const estadoDeSolicitudBaja = endpoint({
  clave: 'solicitud-baja/estado',
  method: 'GET',
  path: '/v1/usuario/solicitudBaja',
  summary: 'Si el usuario pidió la baja de su cuenta, y desde cuándo rige o regiría',
  response: z.object({ efectivaEl, seria: z.string(), impedimento: z.string().nullable() }),
});
export type SolicitudBaja = z.infer<typeof estadoDeSolicitudBaja.response>;

const escrita = z.object({ efectivaEl, mensaje: z.string() });

/** Asked for twice it is the same request, from the same day on. */
export const solicitudBaja = endpoint({
  clave: 'solicitud-baja',
  method: 'POST',
  path: '/v1/usuario/solicitarBaja',
  summary: 'Pide la baja de la propia cuenta, que rige dos días hábiles después',
  response: escrita,
});

export const retiroDeSolicitudBaja = endpoint({
  clave: 'solicitud-baja/retiro',
  method: 'POST',
  path: '/v1/usuario/retirarSolicitudBaja',
  summary: 'Retira el pedido de baja de la propia cuenta',
  response: escrita,
});
