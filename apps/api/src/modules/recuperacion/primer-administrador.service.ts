/** Makes an installation's first ADM_SGPA: nobody inside can, so the database's owner does (docs/operacion.md). */
import { venceEnlace } from '@sgpa/domain/cuenta/recuperacion';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import type { ProblemaDeCampo } from '@sgpa/domain/shared/problemas';
import {
  limpiarNombreDeUsuario,
  revisarCorreoDeUsuario,
  revisarNombreDeUsuario,
} from '@sgpa/domain/usuario/datos-usuario';
import type { Db, Trx } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import type { Clock } from '../../deps.ts';
import { anotar } from '../auditoria/auditoria.queries.ts';
import { huellaDeToken, nuevoToken } from './enlace.ts';
import {
  administradoresActivos,
  corregirCorreo,
  deAUno,
  insertarAdministrador,
  insertarEnlace,
  usuarioLlamado,
} from './primer-administrador.queries.ts';

/** The account was not made and nothing was written; the message says why and is fit to print. */
export class NoSeCreo extends Error {}

export interface DatosDelPrimero {
  usuario: string;
  correo: string;
}

interface Primero {
  username: string;
  /** The link's row stands in `recuperacion`. */
  idEnlace: number;
  /** A link that is to be printed has its secret here; null where the mail brings the link. */
  token: string | null;
}

function exigir(opcion: string, problema: ProblemaDeCampo | null): void {
  if (problema !== null) throw new NoSeCreo(`${opcion}: ${problema.texto}`);
}

/**
 * Makes or finds the account. One that waits for its first password gets the address that is said now: the first one
 * may have been mistyped, or the mail never have come.
 */
async function laCuenta(trx: Trx, username: string, correo: string, ahora: Date): Promise<IdUsuario> {
  await deAUno(trx);
  const activos = await administradoresActivos(trx);
  const suya = activos.find((una) => una.username === username && una.password_hash === null);
  const otra = activos.find((una) => una !== suya);
  if (otra !== undefined)
    throw new NoSeCreo(
      `Ya hay un administrador de la autoridad activo, «${otra.username}»: ingrese con él, o pida un enlace en la página de ingreso.`,
    );
  if (suya !== undefined) {
    await corregirCorreo(trx, suya.id, correo, ahora);
    return suya.id;
  }
  if ((await usuarioLlamado(trx, username)) !== undefined)
    throw new NoSeCreo(`El usuario «${username}» ya existe y no es un administrador activo: elija otro nombre.`);
  return insertarAdministrador(trx, { username, correo }, ahora);
}

/**
 * Makes the account without a password, its audit row and the link with which its user makes one, in one transaction as
 * the owner. The task `envio-correo` mails the link unless it is to be printed.
 *
 * @throws NoSeCreo
 */
export async function crearPrimerAdministrador(
  { db, clock }: { db: Db; clock: Clock },
  datos: DatosDelPrimero,
  imprimir: boolean,
): Promise<Primero> {
  const username = limpiarNombreDeUsuario(datos.usuario);
  const correo = datos.correo.trim();
  exigir('--usuario', revisarNombreDeUsuario(username));
  exigir('--correo', revisarCorreoDeUsuario(correo));
  const ahora = clock.ahora();
  return enTransaccion(db, async (trx) => {
    const id = await laCuenta(trx, username, correo, ahora);
    anotar(trx, {
      cuando: ahora,
      idUsuario: null,
      idEnteGestor: null,
      accion: 'primer-administrador',
      recurso: 'usuario',
      idRecurso: id,
      ip: null,
      idSolicitud: null,
      despues: { username, correo, rol: 'ADM_SGPA', estado: 'ACTIVO' },
    });
    const token = imprimir ? nuevoToken() : null;
    const impreso =
      token === null ? null : { token_sha256: huellaDeToken(token), expira_en: venceEnlace('ACTIVACION', ahora) };
    return { username, idEnlace: await insertarEnlace(trx, id, impreso, ahora), token };
  });
}
