import { admiteSinTerminos, esPublico, puede } from '@sgpa/domain/cuenta/permisos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { limitePorCuenta } from '../../plugins/seguridad.ts';
import { autenticar } from './sesion.service.ts';

const BEARER = /^Bearer ([\w.-]+)$/i;

/** The addresses of the API. Pages and their files have no slug and need none. */
const DE_LA_API = /^\/(api|monitoreo)(\/|$)/;

/** Before a body is read: who asks, may the role, are the terms accepted. A route that forgot its slug is closed to all. */
export function autenticacion(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('contexto', null);
  const exigirMesura = limitePorCuenta(app, deps.config);
  app.addHook('onRequest', async (request) => {
    const { url = '', config } = request.routeOptions;
    const { slug } = config;
    if (slug === undefined && DE_LA_API.test(url)) throw new Rechazo('NO_ENCONTRADO');
    if (slug === undefined || esPublico(slug)) return;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new Rechazo('SESION_REQUERIDA');
    const contexto = await autenticar(deps, token, { ip: request.ip, idSolicitud: request.id });
    await exigirMesura(request, contexto.usuario.id);
    if (!puede(contexto.usuario.rol, slug)) throw new Rechazo('SIN_PERMISO');
    if (!contexto.usuario.terminosAceptados && !admiteSinTerminos(slug)) throw new Rechazo('TERMINOS_PENDIENTES');
    request.contexto = contexto;
  });
}
