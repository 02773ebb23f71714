import { solicitudRecuperacion } from '@sgpa/contract/v1/solicitud-recuperacion';
import { type RegistroDeRutas, rutaPublica } from '../../../plugins/ruta.ts';
import { solicitarRecuperacion } from './service.ts';

export const rutasSolicitudRecuperacion: RegistroDeRutas = (app, deps) =>
  rutaPublica(app, solicitudRecuperacion, ({ body, request }) =>
    solicitarRecuperacion(deps, body, { ip: request.ip, idSolicitud: request.id }),
  );
