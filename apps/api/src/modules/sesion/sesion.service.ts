import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../contexto.ts';
import { llaveDeSesion } from '../../db/alcance.ts';
import type { Deps } from '../../deps.ts';
import { buscarSesion } from './sesion.queries.ts';
import { sesionDelToken } from './token.ts';

const UUID = /^[0-9a-f-]{36}$/;

type SesionDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Who asks, by the token that the request carries; refused when the session is over or its user is not active now. */
export async function autenticar(
  deps: SesionDeps,
  token: string,
  origen: Pick<Contexto, 'ip' | 'idSolicitud'>,
): Promise<Contexto> {
  const ahora = deps.clock.ahora();
  const sesionId = await sesionDelToken(deps.config.secretoToken, token, ahora);
  if (sesionId === null || !UUID.test(sesionId)) throw new Rechazo('SESION_TERMINADA');
  const hoy = hoyEnLaPaz(ahora);
  const sesion = await buscarSesion(deps.db, sesionId, ahora, hoy);
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
    alcance: {
      llave: llaveDeSesion(sesionId, ahora, hoy),
      idUsuario: sesion.id_usuario,
      entes: sesion.entes,
      idEmpleador: sesion.id_entidad,
    },
    ip: origen.ip,
    idSolicitud: origen.idSolicitud,
  };
}
