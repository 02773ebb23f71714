import { remisionDeclaracion } from '@sgpa/contract/monitoreo/remision-declaracion';
import { momentoDe } from '../../../operacion.ts';
import { escribirUnaVez } from '../../idempotencia/idempotencia.service.ts';
import { rutaUnaVez } from '../../idempotencia/ruta-una-vez.ts';
import { leerContenido } from './contenido.ts';
import { remitirDeclaracion } from './service.ts';

export const rutasRemisionDeclaracion = rutaUnaVez(remisionDeclaracion, async (deps, contexto, pedido, intencion) => {
  const momento = momentoDe(deps.clock);
  const contenido = await leerContenido(deps.db, pedido, momento.hoy);
  const remitir = (op: Parameters<typeof remitirDeclaracion>[0]) =>
    remitirDeclaracion(op, pedido.idPoblacionDeclarada ?? null, contenido);
  return escribirUnaVez(deps, contexto, intencion, remitir, momento);
});
