import { TEXTO_ANULADO, YA_NO_RIGE } from '@sgpa/domain/declaracion/remision-declaracion';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { conteosDe } from '../declaracion.presenter.ts';
import { marcarAnulada, tomarDeclaracion } from '../declaracion.queries.ts';

const ACCION = 'anulacion-declaracion';

/** Marks the declaration and keeps its departments and versions; its day may be declared anew. */
export async function anularDeclaracion(op: Operacion, id: number) {
  const { trx, contexto, ahora } = op;
  const tomada = await tomarDeclaracion(trx, id);
  if (tomada === undefined) throw new Rechazo('NO_ENCONTRADO');
  if (tomada.estado === 'ANULADO') return { mensaje: TEXTO_ANULADO };
  if (tomada.estado !== 'REMITIDO') throw new Rechazo('REGLA_INCUMPLIDA', { razon: YA_NO_RIGE.CORREGIDO });
  await marcarAnulada(trx, id, ahora, contexto.usuario.id);
  const { fecha, version } = tomada;
  auditarOperacion(op, {
    accion: ACCION,
    recurso: 'declaracion_poblacion',
    idRecurso: id,
    antes: { estado: tomada.estado, fecha, version, ...conteosDe(tomada) },
    despues: { estado: 'ANULADO' },
  });
  return { mensaje: TEXTO_ANULADO };
}
