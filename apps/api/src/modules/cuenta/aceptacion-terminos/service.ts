import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion } from '../../../operacion.ts';
import { auditar } from '../../auditoria/auditoria.service.ts';
import { terminosVigentes } from '../terminos.queries.ts';
import { aceptarTerminos, aceptoTerminos } from './terminos.queries.ts';

type TerminosDeps = Pick<Deps, 'db' | 'clock'>;

/** Accepts the version in force today; repeated, it changes nothing (decisions §9). */
export function activarUsuario(
  deps: TerminosDeps,
  contexto: Contexto,
  leida: string | undefined,
): Promise<{ activo: boolean }> {
  return enOperacion(deps, contexto, async (op) => {
    const { trx, ahora, hoy } = op;
    const vigentes = await terminosVigentes(trx, hoy);
    if (!vigentes || (await aceptoTerminos(trx, contexto.usuario.id, vigentes.version))) return { activo: true };
    if (leida !== undefined && leida !== vigentes.version) throw new Rechazo('TERMINOS_CAMBIADOS');
    await aceptarTerminos(trx, {
      id_usuario: contexto.usuario.id,
      version: vigentes.version,
      aceptado_en: ahora,
      ip: contexto.ip,
    });
    await auditar(op, {
      accion: 'aceptacion-terminos',
      recurso: 'terminos',
      idRecurso: vigentes.version,
    });
    return { activo: true };
  });
}
