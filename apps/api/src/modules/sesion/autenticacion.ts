import { admiteSinSegundoFactor, admiteSinTerminos, esPublico, puede, type Slug } from '@sgpa/domain/cuenta/permisos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../contexto.ts';
import type { Deps } from '../../deps.ts';
import { limitePorCuenta } from '../../plugins/seguridad.ts';
import { esDeServicio } from '../../plugins/servicios.ts';
import { claveEn } from '../idempotencia/idempotencia.service.ts';
import { autenticar, exigirPortador, leerComo } from './sesion.service.ts';
import { anotarUso } from './uso.ts';

/** Tells the browser which version of the lists is in force, so that it asks anew for those it kept (ADR 28). */
const CATALOGOS = 'sgpa-catalogos';
const METODOS_CON_CUERPO: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];
const BEARER = /^Bearer ([\w.-]+)$/i;

/**
 * Finds out, before a body is read, who asks, whether the role may, and whether the terms are accepted. A reading
 * without a body asks it in the snapshot in which it reads. No connection is held while anything travels. A service's
 * route without a slug is closed to everybody.
 */
export function autenticacion(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('contexto', null);
  app.decorateRequest('leer', null);
  app.decorateRequest('guardada', undefined);
  const limitarCuenta = limitePorCuenta(app, deps.config);

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
    await limitarCuenta(request, portador.idUsuario);
    const origen = { ip: request.ip, idSolicitud: request.id };
    /** Notes the session once it is known, whatever the answer is. */
    const recibir = ({ usuario, sesionId, versionDeListas }: Contexto): void => {
      reply.header(CATALOGOS, versionDeListas);
      anotarUso(deps.db, sesionId, deps.clock.ahora());
      // The browser offers nobody what their role may not, so that a request which comes all the same is logged.
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
    if (lee && !METODOS_CON_CUERPO.includes(request.method)) return;
    const { contexto, guardada } = await autenticar(deps, portador, origen, idempotente ? claveEn(request) : null);
    recibir(contexto);
    exigirPermiso(contexto, slug);
    request.contexto = contexto;
    request.guardada = guardada;
  });
}
