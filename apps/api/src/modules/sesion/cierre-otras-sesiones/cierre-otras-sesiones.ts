import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { cerrarOtras } from '../sesion.queries.ts';

function mensajeDe(numero: number | null, cerradas: number): string {
  if (numero !== null) return cerradas === 0 ? 'Esa sesión ya no estaba abierta.' : 'La sesión fue cerrada.';
  if (cerradas === 0) return 'No había otras sesiones abiertas.';
  return cerradas === 1 ? 'Se cerró la otra sesión.' : `Se cerraron las otras ${cerradas} sesiones.`;
}

/** Closes one or all other sessions of the same user, whose next request is refused; it never closes another user's. */
export function cerrarOtrasSesiones(
  deps: Pick<Deps, 'db' | 'clock'>,
  contexto: Contexto,
  { idSesion }: Cuerpo<'cierre-otras-sesiones'>,
) {
  const numero = idSesion === 'TODAS' ? null : idSesion;
  return enOperacion(deps, contexto, async (op) => {
    const cerradas = await cerrarOtras(op.trx, numero, contexto.sesionId, op.ahora);
    if (cerradas.length > 0) {
      auditarOperacion(op, {
        accion: 'cierre-otras-sesiones',
        recurso: 'usuario',
        idRecurso: contexto.usuario.id,
        despues: { sesiones: cerradas.map((una) => una.numero).sort((una, otra) => una - otra) },
      });
    }
    return { cerradas: cerradas.length, mensaje: mensajeDe(numero, cerradas.length) };
  });
}
