import type { Situacion } from '@sgpa/contract/shared/revision';
import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Operacion } from '../../../operacion.ts';
import { afiliacionesLigadas } from '../../afiliacion/afiliacion.queries.ts';
import type { Hecho } from '../../afiliacion/cambios.ts';
import { presentarSituacion } from '../situacion.presenter.ts';
import { presentarTerminada } from '../terminada.presenter.ts';
import { decidirRevision, type Revisada } from './decidir.ts';
import { type Devuelta, devolver, sinDoblarDias } from './por-error.ts';
import { terminadasPorCambio } from './terminadas.queries.ts';
import type { PedidoRevision, Tomada } from './tomar.ts';

/** What closing it as registered in error would give back, with all that may be. */
export async function queVolveria(
  { trx, hoy }: Operacion,
  revisada: Revisada,
): Promise<PropuestaRevision['terminadas_por_cambio']> {
  const { fila } = revisada;
  const cierre = decidirRevision(revisada, 'CERRAR', hoy);
  if (!cierre.ok || fila.tipo !== 'TITULAR') return [];
  const [terminadas, ligadas] = await Promise.all([
    terminadasPorCambio(trx, fila),
    afiliacionesLigadas(trx, fila.id_persona).execute(),
  ]);
  const filas = new Map(ligadas.map((una) => [una.id, una]));
  const cerrada = { fila, hechos: cierre.hechos };
  return devolver(terminadas, filas, cerrada, () => true, hoy).map((una) => ({
    ...presentarTerminada(una, hoy),
    cierre: cierreJuntoA(una, cerrada),
  }));
}

function cierreJuntoA(devuelta: Devuelta, cerrada: Pick<Hecho, 'fila' | 'hechos'>): Situacion | null {
  if (!devuelta.ok) return null;
  const { hechos } = sinDoblarDias(cerrada, [devuelta.cambio]);
  return hechos === cerrada.hechos ? null : presentarSituacion(hechos);
}

type QueVuelve = Extract<Devuelta, { ok: true }>;

/** What the request gives back of what the closed job ended (decisions §12 'Undo'); nothing where it says nothing of an error. */
export async function queVuelve(
  op: Operacion,
  tomada: Tomada,
  pedido: PedidoRevision,
  hechos: HechosAfiliacion,
): Promise<QueVuelve[]> {
  const { fila, filas } = tomada;
  if (pedido.registrado_por_error == null) return [];
  if (pedido.decision !== 'CERRAR')
    throw campoInvalido('registrado_por_error', 'Solo se indica al cerrar la afiliación.');
  const versiones = new Map(
    pedido.registrado_por_error.afiliaciones.map((una) => [una.idAfiliadoEnteGestor, una.version]),
  );
  const terminadas = await terminadasPorCambio(op.trx, fila);
  if (terminadas.length === 0) throw new Rechazo('REGLA_INCUMPLIDA', { razon: SIN_CAMBIO });
  const devueltas = devolver(terminadas, filas, { fila, hechos }, (id) => versiones.has(id), op.hoy);
  const alDia = devueltas.every((una) => una.fila.version === versiones.get(una.fila.id));
  if (!alDia || devueltas.length < versiones.size) throw new Rechazo('REGISTRO_CAMBIADO');
  return devueltas.map((una) => {
    if (una.ok) return una;
    throw new Rechazo('REGLA_INCUMPLIDA', { razon: `${nombrar(una)}: ${una.impedimento}` });
  });
}

const SIN_CAMBIO = 'Esta afiliación no terminó otra que pueda volver a sus fechas de antes.';

/** Of one person several jobs may come back. */
export const nombrar = ({ terminada: { nombre, entidad } }: Devuelta): string => `${nombre} (${entidad})`;
