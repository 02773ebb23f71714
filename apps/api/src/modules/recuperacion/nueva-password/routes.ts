import { enlaceRecuperacion, nuevaPassword } from '@sgpa/contract/v1/nueva-password';
import { type RegistroDeRutas, rutaPublica } from '../../../plugins/ruta.ts';
import { crearPassword, verEnlace } from './service.ts';

export const rutasNuevaPassword: RegistroDeRutas = (app, deps) => {
  rutaPublica(app, enlaceRecuperacion, ({ body }) => verEnlace(deps, body));
  rutaPublica(app, nuevaPassword, ({ body, request }) =>
    crearPassword(deps, body, { ip: request.ip, idSolicitud: request.id }),
  );
};
