import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Contexto, Guardada } from '../../contexto.ts';
import { llaveDeSesion } from '../../db/alcance.ts';
import { pedir, unicas } from '../../db/mensajes.ts';
import type { Deps } from '../../deps.ts';
import { abrirLectura, type Lectura } from '../../lectura.ts';
import { type Momento, momentoDe } from '../../operacion.ts';
import { vieron } from '../catalogo/frescura.ts';
import { respuestaGuardada } from '../idempotencia/idempotencia.queries.ts';
import { type Sesion, tomarSesion } from './sesion.queries.ts';
import { sesionDelToken } from './token.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type SesionDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
type Origen = Pick<Contexto, 'ip' | 'idSolicitud'>;

async function idDeSesion({ config }: SesionDeps, token: string, ahora: Date): Promise<string> {
  const id = await sesionDelToken(config, token, ahora);
  if (id === null || !UUID.test(id)) throw new Rechazo('SESION_TERMINADA');
  return id;
}

function contextoDe(
  { db }: SesionDeps,
  sesion: Sesion | undefined,
  sesionId: string,
  { ahora }: Momento,
  origen: Origen,
): Contexto {
  if (!sesion) throw new Rechazo('SESION_TERMINADA');
  vieron(db, sesion.catalogos);
  return {
    usuario: {
      id: sesion.id_usuario,
      username: sesion.username,
      rol: sesion.rol,
      idEnteGestor: sesion.id_ente_gestor,
      idEntidad: sesion.id_entidad,
      terminosAceptados: sesion.terminos_aceptados,
      segundoFactorPendiente: sesion.segundo_factor_pendiente,
    },
    sesionId,
    alcance: {
      llave: llaveDeSesion(sesionId, ahora),
      idUsuario: sesion.id_usuario,
      entes: sesion.entes,
      idEmpleador: sesion.id_entidad,
    },
    ip: origen.ip,
    idSolicitud: origen.idSolicitud,
    catalogos: sesion.catalogos,
  };
}

interface Autenticado {
  contexto: Contexto;
  /** What was answered before to the key. */
  guardada: Guardada | undefined;
}

/**
 * Who asks, by the token that the request carries; refused when the session is over or its user is not active now. With a
 * key of an intention, the answer that is kept with it comes in the same message.
 */
export async function autenticar(
  deps: SesionDeps,
  token: string,
  origen: Origen,
  clave: string | null,
): Promise<Autenticado> {
  const momento = momentoDe(deps.clock);
  const id = await idDeSesion(deps, token, momento.ahora);
  const buscada = [id, momento.ahora] as const;
  const [[sesion], [guardada] = []] =
    clave === null
      ? [[await tomarSesion(deps.db, ...buscada)]]
      : await deps.db
          .transaction()
          .execute((trx) => unicas(trx, [pedir(tomarSesion, ...buscada), pedir(respuestaGuardada, clave)]));
  return { contexto: contextoDe(deps, sesion, id, momento, origen), guardada };
}

/** The same in the snapshot in which it reads, so that the session is looked up once: whoever asks for it ends it. */
export async function autenticarLectura(deps: SesionDeps, token: string, origen: Origen): Promise<Lectura> {
  const momento = momentoDe(deps.clock);
  const id = await idDeSesion(deps, token, momento.ahora);
  return abrirLectura(deps.db, momento, async (trx) =>
    contextoDe(deps, await tomarSesion(trx, id, momento.ahora), id, momento, origen),
  );
}
