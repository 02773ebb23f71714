import type { Respuesta } from '@sgpa/contract/endpoints';
import type { SolicitudBaja } from '@sgpa/contract/v1/solicitud-baja';
import { bajaEfectiva, TEXTO_UNICO_ADMINISTRADOR } from '@sgpa/domain/cuenta/solicitud-baja';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { enOperacion, type Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { feriadosDesde, ponerBajaPropia, tomarBajaPropia } from '../cuenta.queries.ts';

type BajaDeps = Pick<Deps, 'db' | 'clock'>;
type Escrita = Respuesta<'solicitud-baja'>;

async function tomarPropia({ trx, hoy }: Operacion) {
  const propia = await tomarBajaPropia(trx);
  if (propia === undefined) throw new Rechazo('NO_ENCONTRADO');
  const impedimento =
    propia.rol === 'ADM_SGPA' && propia.otros_administradores === 0 ? TEXTO_UNICO_ADMINISTRADOR : null;
  return { efectivaEl: propia.efectiva, seria: bajaEfectiva(hoy, await feriadosDesde(trx, hoy)), impedimento };
}

export const verSolicitud = (deps: BajaDeps, contexto: Contexto): Promise<SolicitudBaja> =>
  enOperacion(deps, contexto, tomarPropia);

function anotar(op: Operacion, antes: FechaCivil | null, despues: FechaCivil | null): void {
  auditarOperacion(op, {
    accion: 'solicitud-baja',
    recurso: 'usuario',
    idRecurso: op.contexto.usuario.id,
    antes: { efectivaEl: antes },
    despues: { efectivaEl: despues },
  });
}

/** The request takes effect two working days later, which the answer names (document 1 §6). */
export const solicitarBaja = (deps: BajaDeps, contexto: Contexto): Promise<Escrita> =>
  enOperacion(deps, contexto, async (op) => {
    const { efectivaEl, seria, impedimento } = await tomarPropia(op);
    const decir = (dia: FechaCivil): Escrita => ({
      efectivaEl: dia,
      mensaje: `Su cuenta se dará de baja el ${mostrarFecha(dia)}. Hasta entonces puede retirar el pedido.`,
    });
    if (efectivaEl !== null) return decir(efectivaEl);
    if (impedimento !== null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: impedimento });
    await ponerBajaPropia(op.trx, op.hoy, seria, op.ahora);
    anotar(op, null, seria);
    return decir(seria);
  });

export const retirarSolicitud = (deps: BajaDeps, contexto: Contexto): Promise<Escrita> =>
  enOperacion(deps, contexto, async (op) => {
    const { efectivaEl } = await tomarPropia(op);
    if (efectivaEl !== null) {
      await ponerBajaPropia(op.trx, null, null, op.ahora);
      anotar(op, efectivaEl, null);
    }
    return { efectivaEl: null, mensaje: 'Su cuenta sigue como estaba: no hay un pedido de baja.' };
  });
