import type { Cuerpo, Params } from '@sgpa/contract/endpoints';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { impideCambioDeRol } from '@sgpa/domain/usuario/administracion';
import type { Operacion } from '../../../operacion.ts';
import { auditarCambio, comoCuenta, exigirCuentaVista, tomarEnSusManos } from '../cambio.ts';
import { type DatosGuardados, usuarioActualizado } from '../usuario.queries.ts';

function comoEstaba(cuenta: DatosGuardados, datos: DatosGuardados): Record<string, string | number | null> {
  const claves = Object.keys(datos).filter((clave): clave is keyof DatosGuardados => clave in cuenta);
  return Object.fromEntries(claves.map((clave) => [clave, cuenta[clave]]));
}

/** Updates an account. With another role, managing entity or employer the database ends its sessions. */
export async function actualizarUsuario(
  op: Operacion,
  datos: DatosGuardados,
  {
    params: { id },
    body: { version },
  }: { params: Params<'actualizacion-usuario'>; body: Cuerpo<'actualizacion-usuario'> },
) {
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
