import { createHmac, randomUUID } from 'node:crypto';
import type { Cuerpo } from '@sgpa/contract/endpoints';
import { codigoDeRol } from '@sgpa/domain/cuenta/roles';
import { debeSuspenderse } from '@sgpa/domain/cuenta/vigencia';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { conAlcance, SESION_TERMINADA_SQL, SIN_ALCANCE } from '../../../db/alcance.ts';
import type { Trx } from '../../../db/pool.ts';
import { codigoSql } from '../../../db/restricciones.ts';
import type { Deps } from '../../../deps.ts';
import type { Cofre } from '../../../integrations/cofre/port.ts';
import { anotar } from '../../auditoria/auditoria.queries.ts';
import { contarFallo, exigirSinBloqueo, perdonarFallos } from '../bloqueo.ts';
import { gastar, pruebaDelCodigo } from '../codigo-de-factor.ts';
import { buscarCuenta, type CuentaIngreso, cuentaEIntentos } from '../ingreso.queries.ts';
import { correspondePassword } from '../password-hash.ts';
import { abrirSesion, aperturaDeIngreso, describirSesion } from '../sesion.queries.ts';
import { suspenderPorInactividad } from '../suspension-inactividad.service.ts';
import { firmarToken } from '../token.ts';
import { navegadorDe } from './navegador.ts';

type IngresoDeps = Pick<Deps, 'dbIngreso' | 'clock' | 'config' | 'cofre'>;
interface Origen {
  ip: string;
  idSolicitud: string;
  agente?: string | undefined;
}

/** The code was right and had been taken before: of the attempt only its count stays. */
class CodigoGastado extends Error {}

/** Names whom an attempt was for: the account, or a keyed digest of the typed name, which may be a password. */
const quien = (cuenta: CuentaIngreso | undefined, nombre: string, secreto: string): string =>
  cuenta ? String(cuenta.id) : `nombre:${createHmac('sha256', secreto).update(nombre.toLowerCase()).digest('hex')}`;

/** Counts a failure against the typed name, whether or not such an account exists. */
async function anotarFallo(trx: Trx, nombre: string, ahora: Date, origen: Origen, idRecurso: string): Promise<void> {
  const { fallos, bloqueado } = await contarFallo(trx, { nombre, direccion: origen.ip }, ahora);
  anotar(trx, {
    cuando: ahora,
    idUsuario: null,
    idEnteGestor: null,
    accion: bloqueado ? 'ingreso-bloqueado' : 'ingreso-fallido',
    recurso: 'usuario',
    idRecurso,
    despues: { fallos },
    ...origen,
  });
}

/** The problem is told only after the right password. */
function problemaDe(estado: string): 'CUENTA_SUSPENDIDA' | 'CREDENCIALES_INVALIDAS' | null {
  if (estado === 'ACTIVO') return null;
  return estado === 'SUSPENDIDO' ? 'CUENTA_SUSPENDIDA' : 'CREDENCIALES_INVALIDAS';
}

/**
 * Gives the account's state as of now: a late nightly job must not let an inactive account in, so that its work is done
 * here. The authority's last administrator is left out and may sign in.
 */
async function estadoDeHoy(deps: Pick<IngresoDeps, 'dbIngreso' | 'clock'>, cuenta: CuentaIngreso): Promise<string> {
  const { dbIngreso: db, clock } = deps;
  const hoy = hoyEnLaPaz(clock.ahora());
  if (cuenta.estado !== 'ACTIVO' || !debeSuspenderse(hoyEnLaPaz(cuenta.ultimo_ingreso), hoy)) return cuenta.estado;
  await suspenderPorInactividad({ db, clock });
  return (await buscarCuenta(db, cuenta.username))?.estado ?? 'BAJA';
}

/** Asks for the second factor's code; null if the account has none. Only a wrong code counts as a failure. */
async function pedirPrueba(cofre: Cofre, { id, segundo_factor }: CuentaIngreso, codigo: string, ahora: Date) {
  if (segundo_factor === null) return null;
  if (codigo.trim() === '') throw new Rechazo('SEGUNDO_FACTOR_REQUERIDO');
  return (await pruebaDelCodigo(cofre, { id, segundo_factor }, codigo, ahora)) ?? 'mala';
}

/**
 * Signs a user in (document 1 §2; acuerdos §9): failures lock the name for 15 minutes, and nothing tells whether it
 * exists. The second step sends the password again with the code: nothing stays open between the two.
 */
export async function ingresar(
  deps: IngresoDeps,
  { username, password, codigo }: Cuerpo<'ingreso'>,
  { agente, ...origen }: Origen,
): Promise<{ token: string }> {
  const { dbIngreso: db, clock, config, cofre } = deps;
  const nombre = username.trim();
  const ahora = clock.ahora();
  const objetivo = { nombre, direccion: origen.ip };
  const { cuenta, intentos } = await cuentaEIntentos(db, nombre, objetivo);
  exigirSinBloqueo(intentos, ahora);
  const correcta = await correspondePassword(cuenta, { password, conocida: intentos.conocida });
  const idRecurso = quien(cuenta, nombre, config.secretoToken);
  if (!cuenta || !correcta) {
    await conAlcance(db, SIN_ALCANCE, (trx) => anotarFallo(trx, nombre, ahora, origen, idRecurso));
    throw new Rechazo('CREDENCIALES_INVALIDAS');
  }

  const problema = problemaDe(await estadoDeHoy(deps, cuenta));
  const prueba = problema === null ? await pedirPrueba(cofre, cuenta, codigo ?? '', ahora) : null;
  const negarCodigo = async (): Promise<never> => {
    await conAlcance(db, SIN_ALCANCE, (trx) => anotarFallo(trx, nombre, ahora, origen, idRecurso));
    throw new Rechazo('CODIGO_INVALIDO');
  };
  if (prueba === 'mala') return negarCodigo();
  const sesion = {
    id: randomUUID(),
    idUsuario: cuenta.id,
    desde: ahora,
    hasta: new Date(ahora.getTime() + config.sesionMs),
    hash: cuenta.password_hash,
    factor: cuenta.segundo_factor,
  };
  await conAlcance(db, { apertura: aperturaDeIngreso(cuenta.id) }, async (trx) => {
    await perdonarFallos(trx, objetivo, ahora);
    if (problema === null) {
      // The account is locked before its factor, as by everybody who locks both.
      await abrirSesion(trx, { ...sesion, ip: origen.ip });
      await describirSesion(trx, sesion.id, navegadorDe(agente));
    }
    if (prueba !== null && !(await gastar(trx, cuenta.id, prueba, ahora))) throw new CodigoGastado();
    anotar(trx, {
      cuando: ahora,
      idUsuario: cuenta.id,
      idEnteGestor: cuenta.id_ente_gestor,
      accion: problema === null ? 'ingreso' : 'ingreso-rechazado',
      recurso: 'usuario',
      idRecurso,
      ...(prueba !== null && 'huella' in prueba ? { despues: { codigo_recuperacion: true } } : {}),
      ...origen,
    });
  }).catch((error: unknown) => {
    if (error instanceof CodigoGastado) return negarCodigo();
    // While this password was compared, another was made, a second factor turned on, or the account ended.
    throw codigoSql(error) === SESION_TERMINADA_SQL ? new Rechazo('CREDENCIALES_INVALIDAS') : error;
  });
  if (problema !== null) throw new Rechazo(problema);
  const token = await firmarToken(config.secretoToken, {
    sesionId: sesion.id,
    idUsuario: cuenta.id,
    usuario: cuenta.username,
    codigoRol: codigoDeRol(cuenta.rol, config.producto),
    emitidoEn: sesion.desde,
    expiraEn: sesion.hasta,
  });
  return { token };
}
