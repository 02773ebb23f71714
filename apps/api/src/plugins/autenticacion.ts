import { admiteSinTerminos, esPublico, puede } from '@sgpa/domain/cuenta/permisos';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { AppError } from '@sgpa/domain/errors/app-error';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Contexto } from '../contexto.ts';
import type { Alcance } from '../db/alcance.ts';
import type { Deps } from '../deps.ts';
import { buscarSesion, idsDeEntes, type SesionVigente } from '../modules/cuenta/cuenta.queries.ts';
import { sesionDelToken } from '../modules/sesion/token.ts';
import { limitePorCuenta } from './seguridad.ts';

const UUID = /^[0-9a-f-]{36}$/;
const BEARER = /^Bearer ([\w.-]+)$/i;

/** The authority sees every managing entity; an employer its own workers wherever they are; others their entity. */
async function alcanceDe(deps: Deps, sesion: SesionVigente): Promise<Alcance> {
  const todos = esRolAutoridad(sesion.rol) || sesion.id_entidad !== null;
  return {
    idUsuario: sesion.id_usuario,
    entes: todos ? await idsDeEntes(deps.db) : [sesion.id_ente_gestor],
    idEmpleador: sesion.id_entidad,
  };
}

async function autenticar(deps: Deps, request: FastifyRequest): Promise<Contexto> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('SESION_REQUERIDA');
  const ahora = deps.clock.ahora();
  const sesionId = await sesionDelToken(deps.config.secretoToken, token, ahora);
  if (sesionId === null || !UUID.test(sesionId)) throw new AppError('SESION_TERMINADA');
  const sesion = await buscarSesion(deps.db, sesionId, ahora, hoyEnLaPaz(ahora));
  if (sesion?.estado !== 'ACTIVO') throw new AppError('SESION_TERMINADA');
  return {
    usuario: {
      id: sesion.id_usuario,
      username: sesion.username,
      rol: sesion.rol,
      idEnteGestor: sesion.id_ente_gestor,
      idEntidad: sesion.id_entidad,
      terminosAceptados: sesion.terminos_aceptados,
    },
    sesionId,
    alcance: await alcanceDe(deps, sesion),
    ip: request.ip,
    idSolicitud: request.id,
  };
}

/** The addresses of the API. Pages and their files have no slug and need none. */
const DE_LA_API = /^\/(api|monitoreo)(\/|$)/;

/** Before a body is read: who asks, may the role, are the terms accepted. A route that forgot its slug is closed to all. */
export function autenticacion(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('contexto', null);
  const exigirMesura = limitePorCuenta(app, deps.config);
  app.addHook('onRequest', async (request) => {
    const { url = '', config } = request.routeOptions;
    const { slug } = config;
    if (slug === undefined && DE_LA_API.test(url)) throw new AppError('NO_ENCONTRADO');
    if (slug === undefined || esPublico(slug)) return;
    const contexto = await autenticar(deps, request);
    await exigirMesura(request, contexto.usuario.id);
    if (!puede(contexto.usuario.rol, slug)) throw new AppError('SIN_PERMISO');
    if (!contexto.usuario.terminosAceptados && !admiteSinTerminos(slug)) throw new AppError('TERMINOS_PENDIENTES');
    request.contexto = contexto;
  });
}
