import { esEmpleoAnterior, terminarPorCambio } from '@sgpa/domain/titular/cambio-de-empleador';
import type { Operacion } from '../../operacion.ts';
import { deLaPersonaTomadas } from '../afiliacion/afiliacion.queries.ts';
import { anotacionDe, type CambioEscrito, guardarCambios, historiarCambios } from '../afiliacion/cambios.ts';
import type { RegistroPersona } from '../afiliacion/registros-de-persona.queries.ts';
import { auditar } from '../auditoria/auditoria.service.ts';
import type { Alta } from './alta.ts';

export interface Cambio {
  /** What the person has, once the former jobs have ended. */
  registros: readonly RegistroPersona[];
  /** Former jobs that the new one ends; whoever wrote them tells so once the new one is there. */
  terminados: readonly CambioEscrito[];
}

/** The wizard of the deceased ends what there was by the death. */
const empieza = ({ accion, hechos }: Alta): boolean => hechos.tipo === 'TITULAR' && accion !== 'registro-fallecido';

/**
 * A new job ends what the former ones of the managing entity left (decisions §12 'Change of employer'); before the new row
 * is written, since with the same employer the two would overlap. The person is held.
 */
export async function terminarEmpleosAnteriores(
  op: Operacion,
  alta: Alta,
  idPersona: number,
  registros: readonly RegistroPersona[],
): Promise<Cambio> {
  const { trx, ahora, hoy, contexto } = op;
  const { idEnteGestor, idEntidad, hechos } = alta;
  const nueva = {
    id_ente_gestor: idEnteGestor,
    id_entidad: idEntidad,
    fecha_afiliacion: hechos.fecha_afiliacion,
  };
  const anteriores = empieza(alta)
    ? registros.filter((registro) => esEmpleoAnterior(registro, nueva, contexto.usuario.rol))
    : [];
  if (anteriores.length === 0) return { registros, terminados: [] };
  const ids = new Set(anteriores.map(({ id }) => id));
  const tomadas = await deLaPersonaTomadas(trx, idPersona, idEnteGestor).execute();
  const cambios = tomadas
    .filter(({ id }) => ids.has(id))
    .map((fila) => ({ fila, hechos: terminarPorCambio(fila, hechos.fecha_afiliacion, hoy) }))
    .filter(
      ({ fila, hechos: h }) => h.fecha_cesantia !== fila.fecha_cesantia || h.fecha_ampliacion !== fila.fecha_ampliacion,
    )
    .map((cambio) => ({ ...cambio, accion: 'cambio-empleador' }));
  const terminados = await guardarCambios(trx, { idUsuario: contexto.usuario.id, ahora }, cambios);
  const despues = new Map(terminados.map((uno) => [uno.id, uno.despues]));
  return { registros: registros.map((registro) => ({ ...registro, ...despues.get(registro.id) })), terminados };
}

/** The history and the audit trail of what a new affiliation ended. */
export async function contarTerminados(
  op: Operacion,
  accion: Alta['accion'],
  terminados: readonly CambioEscrito[],
  causa: number,
): Promise<void> {
  const conCausa = terminados.map((uno) => ({ ...uno, causa }));
  await historiarCambios(op.trx, { idUsuario: op.contexto.usuario.id, ahora: op.ahora }, conCausa);
  for (const uno of conCausa) await auditar(op, { accion, ...anotacionDe(uno) });
}
