import type { Respuesta } from '@sgpa/contract/endpoints';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.service.ts';
import { abiertasDeLaPersona, novedadPedida, registrosDeLaNovedad } from './detalle.queries.ts';
import { presentarDetalle } from './presenter.ts';

/** A novedad of the user's scope; one that was answered meanwhile still tells of whom it was. */
export async function verNovedad(op: Operacion, id: number): Promise<Respuesta<'detalle-novedad'>> {
  const [pedida, abiertas, registros] = await Promise.all([
    novedadPedida(op.trx, id),
    abiertasDeLaPersona(op.trx, id),
    registrosDeLaNovedad(op.trx, id),
  ]);
  if (pedida === undefined) throw new Rechazo('NO_ENCONTRADO');
  auditarOperacion(op, {
    accion: 'detalle-novedad',
    recurso: 'afiliacion',
    idRecurso: pedida.id,
    idEnteGestor: pedida.id_ente_gestor,
    despues: { novedad: id },
  });
  return presentarDetalle(pedida, abiertas, registros, op.hoy);
}
