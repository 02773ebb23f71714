import type { Consulta, Respuesta } from '@sgpa/contract/endpoints';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { juntas } from '../../../db/mensajes.ts';
import type { Operacion } from '../../../operacion.ts';
import { departamentosDe, lasDeclaraciones, versionesDe } from '../declaracion.queries.ts';
import { deLasVigentes, diferenciasDe } from '../diferencias.ts';
import { presentarDeclaracion, presentarDetalle } from '../presenter.ts';

/** Totals of nobody in particular: reading them leaves no row in the audit trail, sending them does. */
export async function listarDeclaraciones(
  { trx }: Operacion,
  { anuladas }: Consulta<'declaraciones'>,
): Promise<Respuesta<'declaraciones'>> {
  const estados = anuladas === 'true' ? ['REMITIDO', 'ANULADO'] : ['REMITIDO'];
  const [filas, ...suyos] = await juntas(trx, [
    lasDeclaraciones(trx)
      .where('d.estado', 'in', estados)
      .orderBy('d.fecha', 'desc')
      .orderBy('g.sigla')
      .orderBy('d.id', 'desc'),
    ...deLasVigentes(trx),
  ]);
  const frenteAlRegistro = diferenciasDe(...suyos);
  return { data: filas.map((fila) => ({ ...presentarDeclaracion(fila), ...frenteAlRegistro(fila) })) };
}

export async function verDeclaracion({ trx }: Operacion, id: number): Promise<Respuesta<'declaraciones/detalle'>> {
  const [versiones, departamentos] = await juntas(trx, [versionesDe(trx, id), departamentosDe(trx, id)]);
  const pedida = versiones.find((version) => version.id === id);
  if (pedida === undefined) throw new Rechazo('NO_ENCONTRADO');
  return { data: presentarDetalle(pedida, departamentos, versiones) };
}
