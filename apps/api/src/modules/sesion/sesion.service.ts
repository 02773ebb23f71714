import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../contexto.ts';
import type { Alcance } from '../../db/alcance.ts';
import type { Deps } from '../../deps.ts';
import { idsDeEntes } from '../catalogo/entes.ts';
import { buscarSesion, type SesionVigente } from './sesion.queries.ts';
import { sesionDelToken } from './token.ts';

const UUID = /^[0-9a-f-]{36}$/;

type SesionDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** The authority sees every managing entity; an employer its own workers wherever they are; others their entity. */
async function alcanceDe(deps: SesionDeps, sesion: SesionVigente): Promise<Alcance> {
  const todos = esRolAutoridad(sesion.rol) || sesion.id_entidad !== null;
  return {
    idUsuario: sesion.id_usuario,
    entes: todos ? await idsDeEntes(deps) : [sesion.id_ente_gestor],
    idEmpleador: sesion.id_entidad,
  };
}

/** Who asks, by the token that the request carries; refused when the session is over or its user is not active now. */
export async function autenticar(
  deps: SesionDeps,
  token: string,
  origen: Pick<Contexto, 'ip' | 'idSolicitud'>,
): Promise<Contexto> {
  const ahora = deps.clock.ahora();
  const sesionId = await sesionDelToken(deps.config.secretoToken, token, ahora);
  if (sesionId === null || !UUID.test(sesionId)) throw new Rechazo('SESION_TERMINADA');
  const sesion = await buscarSesion(deps.db, sesionId, ahora, hoyEnLaPaz(ahora));
  if (sesion?.estado !== 'ACTIVO') throw new Rechazo('SESION_TERMINADA');
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
    ip: origen.ip,
    idSolicitud: origen.idSolicitud,
  };
}
