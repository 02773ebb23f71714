import { admiteSinSegundoFactor, admiteSinTerminos, esPublico, puede, type Slug } from '@sgpa/domain/cuenta/permisos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import { limitePorCuenta } from '../../plugins/seguridad.ts';
import { esDeServicio } from '../../plugins/servicios.ts';
import { claveDe } from '../idempotencia/idempotencia.service.ts';
import { autenticar, exigirPortador, leerComo } from './sesion.service.ts';
import { anotarUso } from './uso.ts';

/** Tells the browser which version of the lists is in force, so that it asks anew for those that it kept (ADR 28). */
const CATALOGOS = 'sgpa-catalogos';
const CON_CUERPO: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];
const BEARER = /^Bearer ([\w.-]+)$/i;

/**
 * Before a body is read: who asks, may the role, are the terms accepted. What only reads, and has no body, asks that in the
 * snapshot in which it reads. While anything is on its way no connection is held. A route that forgot its slug is closed to
 * all.
 */
export function autenticacion(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('contexto', null);
  app.decorateRequest('leer', null);
  app.decorateRequest('guardada', undefined);
  const exigirMesura = limitePorCuenta(app, deps.config);

  const exigirPermiso = ({ usuario }: Contexto, slug: Slug): void => {
    if (!puede(usuario.rol, slug)) throw new Rechazo('SIN_PERMISO');
    if (!usuario.terminosAceptados && !admiteSinTerminos(slug)) throw new Rechazo('TERMINOS_PENDIENTES');
    if (usuario.segundoFactorPendiente && !admiteSinSegundoFactor(slug)) throw new Rechazo('SEGUNDO_FACTOR_PENDIENTE');
  };

  app.addHook('onRequest', async (request, reply) => {
    const { url = '', config } = request.routeOptions;
    const { slug, lee = false, abre = false, idempotente = false } = config;
    // Pages and their files have no slug and need none.
    if (slug === undefined && esDeServicio(url)) throw new Rechazo('NO_ENCONTRADO');
    if (slug === undefined || esPublico(slug)) return;
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new Rechazo('SESION_REQUERIDA');
    const portador = await exigirPortador(deps, token);
    await exigirMesura(request, portador.idUsuario);
    const origen = { ip: request.ip, idSolicitud: request.id };
    /** Once it is known who asks, whatever they are answered. */
    const recibir = ({ usuario, sesionId, catalogos }: Contexto): void => {
      reply.header(CATALOGOS, catalogos);
      anotarUso(deps.db, sesionId, deps.clock.ahora());
      // The browser offers nobody what their role may not: whoever asks all the same is told by these lines.
      if (!puede(usuario.rol, slug)) request.log.warn({ usuario: usuario.id, accion: slug }, 'not permitted');
    };
    if (lee)
      request.leer = (tarea) =>
        leerComo(
          deps,
          portador,
          origen,
          recibir,
          async (op) => {
            // Nobody waits for the answer any more.
            if (request.socket.destroyed) throw new Rechazo('SOLICITUD_INVALIDA');
            exigirPermiso(op.contexto, slug);
            if (request.validationError) throw request.validationError;
            return tarea(op);
          },
          !abre,
        );
    if (lee && !CON_CUERPO.includes(request.method)) return;
    const { contexto, guardada } = await autenticar(deps, portador, origen, idempotente ? claveDe(request) : null);
    recibir(contexto);
    exigirPermiso(contexto, slug);
    request.contexto = contexto;
    request.guardada = guardada;
  });
}
