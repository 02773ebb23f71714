import { isDeepStrictEqual } from 'node:util';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import type { Contexto, Guardada } from '../../contexto.ts';
import { aperturaDeSesion } from '../../db/alcance.ts';
import { enSusConexiones } from '../../db/conexiones-de-cuenta.ts';
import type { Db } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import type { Deps } from '../../deps.ts';
import { enLectura, type Lectura, type LecturaDeps } from '../../lectura.ts';
import { type Momento, momentoDe } from '../../operacion.ts';
import { anotarVersion } from '../catalogo/listas.ts';
import { respuestaGuardada } from '../idempotencia/idempotencia.queries.ts';
import { type Sesion, tomarSesion } from './sesion.queries.ts';
import { type Portador, portadorDelToken } from './token.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type SesionDeps = Pick<Deps, 'db' | 'clock' | 'config'>;
type Origen = Pick<Contexto, 'ip' | 'idSolicitud'>;

/** Tells whose token it is by its signature alone, without the database. */
export async function exigirPortador({ config, clock }: SesionDeps, token: string): Promise<Portador> {
  const portador = await portadorDelToken(config, token, clock.ahora());
  if (portador === null || !UUID.test(portador.sesionId)) throw new Rechazo('SESION_TERMINADA');
  return portador;
}

function contextoDe(
  { db }: SesionDeps,
  sesion: Sesion | undefined,
  sesionId: string,
  { ahora }: Momento,
  origen: Origen,
): Contexto {
  if (!sesion) throw new Rechazo('SESION_TERMINADA');
  anotarVersion(db, sesion.catalogos);
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
      apertura: aperturaDeSesion(sesionId, ahora),
      idUsuario: sesion.id_usuario,
      entes: sesion.entes.map(idEnteGestor),
      idEmpleador: sesion.id_entidad,
    },
    ip: origen.ip,
    idSolicitud: origen.idSolicitud,
    versionDeListas: sesion.catalogos,
  };
}

interface Autenticado {
  contexto: Contexto;
  guardada: Guardada | undefined;
}

/**
 * Tells who asks; refused when the session is over or its user is not active now. With an intention's key, the kept
 * answer is read together with the session.
 */
export async function autenticar(
  deps: SesionDeps,
  { sesionId, idUsuario }: Portador,
  origen: Origen,
  clave: string | null,
): Promise<Autenticado> {
  const momento = momentoDe(deps.clock);
  const buscada = [sesionId, momento.ahora] as const;
  const [sesion, guardada] = await enSusConexiones(deps.db, idUsuario, async () =>
    clave === null
      ? [await tomarSesion(deps.db, ...buscada)]
      : // The session comes first: it gives the scope in which the answer is looked for.
        enTransaccion(deps.db, (trx) => Promise.all([tomarSesion(trx, ...buscada), respuestaGuardada(trx, clave)]), {
          alComenzar: [],
        }),
  );
  return { contexto: contextoDe(deps, sesion, sesionId, momento, origen), guardada };
}

/** Beyond this many remembered sessions, all are forgotten. */
const MAX_VISTAS = 10_000;

/** Each database has its own sessions. */
const vistas = new WeakMap<Db, Map<string, Sesion>>();

/** Gives the session as the database last told it; whoever goes by it also asks whether it still holds. */
const ultimaVista = (db: Db, sesionId: string): Sesion | undefined => vistas.get(db)?.get(sesionId);

function anotarVista(db: Db, sesionId: string, sesion: Sesion): void {
  const suyas = vistas.get(db) ?? new Map<string, Sesion>();
  if (suyas.size >= MAX_VISTAS) suyas.clear();
  vistas.set(db, suyas.set(sesionId, sesion));
}

/**
 * Runs `tarea` in one snapshot with the rights of who asks. The session is looked up in it without waiting: the reading
 * begins with the session as of the last request, travels in the same packet, and is repeated where the session has
 * changed. The database shows only what the present session may see, whatever the reading began with.
 *
 * @param recibir is told once, with the session as it is now
 * @param tarea may run twice: only what it answers last is told and audited
 * @param dosVeces whether it may run twice: not if it opens something besides
 */
export function leerComo<T>(
  deps: SesionDeps & LecturaDeps,
  { sesionId, idUsuario }: Portador,
  origen: Origen,
  recibir: (contexto: Contexto) => void,
  tarea: (op: Lectura) => Promise<T>,
  dosVeces = true,
): Promise<T> {
  const apertura = ({ ahora }: Momento) => aperturaDeSesion(sesionId, ahora);
  return enLectura(deps, { sesionId, idUsuario, ...origen, apertura }, async ({ abierta, ...lectura }) => {
    const contextoSegun = (sesion: Sesion | undefined) => contextoDe(deps, sesion, sesionId, lectura, origen);
    // What the first run notes must not mix with what the second one does.
    const leer = async (contexto: Contexto) => {
      const leida = { ...lectura.leida, filas: [] };
      return { leido: await tarea({ ...lectura, leida, contexto }), leida };
    };
    const anterior = dosVeces ? ultimaVista(deps.db, sesionId) : undefined;
    const adelantada = anterior && leer(contextoSegun(anterior));
    adelantada?.catch(() => {});
    const [[primera] = []] = await abierta;
    // `aperturaDeSesion` runs the same statement as `tomarSesion`.
    const sesion = primera as Sesion | undefined;
    if (sesion) anotarVista(deps.db, sesionId, sesion);
    const contexto = contextoSegun(sesion);
    recibir(contexto);
    const vale = adelantada && isDeepStrictEqual(sesion, anterior);
    if (!vale) await adelantada?.catch(() => {});
    const { leido, leida } = await (vale ? adelantada : leer(contexto));
    Object.assign(lectura.leida, leida);
    return leido;
  });
}
