import type { Cuerpo, Params, Respuesta } from '@sgpa/contract/endpoints';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdUsuario } from '@sgpa/domain/shared/ids';
import { impideCambioDeRol } from '@sgpa/domain/usuario/administracion';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Operacion } from '../../../operacion.ts';
import { escribirUnaVez, type Intencion } from '../../idempotencia/idempotencia.service.ts';
import { auditarCambio, comoCuenta, exigirCuentaVista, tomarEnSusManos } from '../cambio.ts';
import { prepararUsuario } from '../preparar-usuario.ts';
import { type DatosGuardados, usuarioActualizado } from '../usuario.queries.ts';

interface Preparado {
  datos: DatosGuardados;
  version: number;
}

function comoEstaba(cuenta: DatosGuardados, datos: DatosGuardados): Record<string, string | number | null> {
  const claves = Object.keys(datos).filter((clave): clave is keyof DatosGuardados => clave in cuenta);
  return Object.fromEntries(claves.map((clave) => [clave, cuenta[clave]]));
}

async function escribir(
  op: Operacion,
  id: IdUsuario,
  { datos, version }: Preparado,
): Promise<Respuesta<'actualizacion-usuario'>> {
  const { trx, contexto, ahora } = op;
  const cuenta = await tomarEnSusManos(op, id);
  exigirCuentaVista(cuenta, 'actualizacion-usuario', version);
  const nueva = { rol: datos.rol, idEnteGestor: datos.id_ente_gestor };
  const razon = impideCambioDeRol(contexto.usuario, comoCuenta(cuenta), nueva, cuenta.otros_administradores);
  if (razon !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon });
  await usuarioActualizado(trx, id, datos, ahora);
  auditarCambio(op, 'actualizacion-usuario', cuenta, {
    antes: comoEstaba(cuenta, datos),
    despues: { ...datos },
  });
  return { idUsuarioSistema: id, mensaje: `Usuario ${cuenta.username} actualizado.` };
}

/**
 * Updates an account. With another role, managing entity or employer the database ends its sessions. What must be
 * looked up is looked up before the transaction.
 */
export async function actualizarUsuario(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  contexto: Contexto,
  { version, ...pedido }: Cuerpo<'actualizacion-usuario'>,
  intencion: Intencion | null,
  { params: { id } }: { params: Params<'actualizacion-usuario'> },
): Promise<Respuesta<'actualizacion-usuario'>> {
  const datos = await prepararUsuario(deps, contexto, pedido);
  return escribirUnaVez(deps, contexto, intencion, (op) => escribir(op, id, { datos, version }));
}
