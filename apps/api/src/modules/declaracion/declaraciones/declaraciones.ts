import type { Consulta } from '@sgpa/contract/endpoints';
import { comoPeriodo, type EstadoDeclaracion } from '@sgpa/domain/declaracion/remision-declaracion';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { idEnteGestor } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../../operacion.ts';
import { presentarDeclaracion, presentarDetalle } from '../declaracion.presenter.ts';
import {
  deLosPeriodos,
  departamentosDe,
  lasDeclaraciones,
  periodosDeclarados,
  versionesDe,
} from '../declaracion.queries.ts';
import { deLasVigentes, diferenciasDe } from '../diferencias.ts';

/** 0 stands for every entity, where none is asked for. */
const TODOS = idEnteGestor(0);

/** Totals name nobody, so that reading them leaves no audit row; sending them does. */
export async function listarDeclaraciones(
  { trx, contexto }: Operacion,
  { anuladas, idEnteGestor = TODOS, periodo, difieren }: Consulta<'declaraciones'>,
) {
  if (idEnteGestor !== TODOS && !contexto.alcance.entes.includes(idEnteGestor)) throw new Rechazo('SIN_PERMISO');
  const estados: EstadoDeclaracion[] = anuladas === 'true' ? ['REMITIDO', 'ANULADO'] : ['REMITIDO'];
  const pedidas = periodo === undefined ? lasDeclaraciones(trx) : deLosPeriodos(trx, periodo.split(','));
  const [filas, periodos, suyos] = await Promise.all([
    (idEnteGestor === TODOS ? pedidas : pedidas.where('d.id_ente_gestor', '=', idEnteGestor))
      .where('d.estado', 'in', estados)
      .orderBy('d.fecha', 'desc')
      .orderBy('g.sigla')
      .orderBy('d.id', 'desc')
      .execute(),
    periodosDeclarados(trx, estados).execute(),
    deLasVigentes(trx),
  ]);
  const frente = diferenciasDe(suyos);
  const data = filas.map((fila) => ({ ...presentarDeclaracion(fila), ...frente(fila) }));
  return {
    data: difieren === 'true' ? data.filter(({ difiere }) => difiere) : data,
    periodos: periodos.map(comoPeriodo),
  };
}

export async function verDeclaracion({ trx }: Operacion, id: number) {
  const [versiones, departamentos] = await Promise.all([
    versionesDe(trx, id).execute(),
    departamentosDe(trx, id).execute(),
  ]);
  const pedida = versiones.find((version) => version.id === id);
  if (pedida === undefined) throw new Rechazo('NO_ENCONTRADO');
  return { data: presentarDetalle(pedida, departamentos, versiones) };
}
