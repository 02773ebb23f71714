import type { Cuerpo } from '@sgpa/contract/endpoints';
import { codigoDeRol, ROLES, type Rol, rolDeCodigo } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { exigenciaPuesta, nombreDelRol, rolesYFactores } from '../cuenta.queries.ts';

export async function verRoles({ trx }: Operacion, producto: string) {
  const roles = await rolesYFactores(trx);
  return { roles: roles.map((uno) => ({ ...uno, rol: codigoDeRol(uno.rol, producto) })) };
}

export function hallarRol(
  { config }: Pick<Deps, 'config'>,
  _: Contexto,
  { body }: { body: Cuerpo<'exigencia-segundo-factor'> },
): Rol {
  const dicho = rolDeCodigo(body.rol, config.producto);
  const rol = ROLES.find((uno) => uno === dicho);
  if (rol === undefined) throw new Rechazo('NO_ENCONTRADO');
  return rol;
}

/** From now on a user of the role who has no second factor can do nothing before turning one on. */
export async function exigirFactor(
  op: Operacion,
  rol: Rol,
  { body: { exige } }: { body: Cuerpo<'exigencia-segundo-factor'> },
) {
  const cambio = await exigenciaPuesta(op.trx, rol, exige);
  if (cambio)
    auditarOperacion(op, {
      accion: 'exigencia-segundo-factor',
      recurso: 'rol',
      idRecurso: rol,
      antes: { exige: !exige },
      despues: { exige },
    });
  const { nombre } = await nombreDelRol(op.trx, rol);
  const mensaje = exige
    ? `El rol ${nombre} exige el segundo factor desde ahora.`
    : `El rol ${nombre} ya no exige el segundo factor.`;
  return { mensaje };
}
