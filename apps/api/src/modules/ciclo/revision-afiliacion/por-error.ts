import type { Situacion } from '@sgpa/contract/shared/revision';
import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { campoInvalido, Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { deshacerCambio, sinDiasDobles } from '@sgpa/domain/titular/cambio-por-error';
import type { Operacion } from '../../../operacion.ts';
import { type Afiliacion, afiliacionesLigadas } from '../../afiliacion/afiliacion.queries.ts';
import type { Efecto } from '../../afiliacion/cambios.ts';
import { type Devuelta as DevueltaDe, presentarSituacion, presentarTerminada } from '../revision.presenter.ts';
import { type TerminadaPorCambio, terminadasPorCambio } from '../revision.queries.ts';
import { decidirRevision, type PedidoRevision, type Revisada, type Tomada } from './decidir.ts';

/** Tells what closing it as registered in error would give back, if all that may be is chosen. */
export async function queVolveria({ trx, hoy }: Operacion, revisada: Revisada) {
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

function cierreJuntoA(devuelta: Devuelta, cerrada: Pick<Efecto, 'fila' | 'hechos'>): Situacion | null {
  if (!devuelta.ok) return null;
  const { hechos } = sinDoblarDias(cerrada, [devuelta.cambio]);
  return hechos === cerrada.hechos ? null : presentarSituacion(hechos);
}

type QueVuelve = Extract<Devuelta, { ok: true }>;

/** Decides what the request gives back of what the closed job ended (acuerdos §12 'Undo'). */
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

/** The employer is named too, since several jobs of one person may come back. */
export const nombrar = ({ terminada: { nombre, entidad } }: Devuelta): string => `${nombre} (${entidad})`;

export type Devuelta = DevueltaDe<TerminadaPorCambio>;

/** The change touched only these columns; later corrections of others stay. */
const antesDe = (fila: Afiliacion, { antes }: TerminadaPorCambio): HechosAfiliacion => ({
  ...fila,
  estado: antes.estado ?? fila.estado,
  fecha_cesantia: antes.fecha_cesantia ?? null,
  fecha_ampliacion: antes.fecha_ampliacion ?? null,
});

/**
 * Decides what closing `cerrada` as registered in error gives back of what its beginning ended, among what `elegida`
 * names; it writes nothing. In the order of ids a holder comes before its beneficiaries, who follow it.
 */
export function devolver(
  terminadas: readonly TerminadaPorCambio[],
  filas: ReadonlyMap<number, Afiliacion>,
  cerrada: Efecto,
  elegida: (id: IdAfiliacion) => boolean,
  hoy: FechaCivil,
): Devuelta[] {
  const devueltas = new Map<number, HechosAfiliacion>();
  const faltan = new Set(terminadas.map(({ id }) => id));
  return terminadas.flatMap((terminada): Devuelta[] => {
    const fila = filas.get(terminada.id);
    if (fila === undefined || !elegida(terminada.id)) return [];
    const deQuien = fila.id_titular === null ? undefined : filas.get(fila.id_titular);
    const resultado = deshacerCambio(
      {
        ...terminada,
        actual: fila,
        antes: antesDe(fila, terminada),
        // A holder's death is no change of jobs.
        titular: deQuien
          ? { hechos: devueltas.get(deQuien.id) ?? deQuien, defuncion: false, noVuelve: faltan.has(deQuien.id) }
          : null,
        cerrada: deQuien === undefined && fila.id_entidad === cerrada.fila.id_entidad ? cerrada.hechos : null,
      },
      hoy,
    );
    if (!resultado.ok) return [{ terminada, fila, ok: false, impedimento: resultado.texto }];
    const { hechos } = resultado;
    devueltas.set(fila.id, hechos);
    faltan.delete(fila.id);
    const { id_motivo_ampliacion = null, detalle_ampliacion = null } = terminada.antes;
    return [
      { terminada, fila, ok: true, cambio: { fila, hechos, resto: { id_motivo_ampliacion, detalle_ampliacion } } },
    ];
  });
}

/**
 * The false job leaves no days of cover that would double those of a job of the same person and employer that comes
 * back.
 */
export const sinDoblarDias = (cierre: Efecto, devueltas: readonly Efecto[]): Efecto => ({
  ...cierre,
  hechos: devueltas
    .filter(
      ({ fila: { id_persona, id_entidad } }) =>
        id_persona === cierre.fila.id_persona && id_entidad === cierre.fila.id_entidad,
    )
    .reduce((hechos, devuelta) => sinDiasDobles(hechos, devuelta.hechos), cierre.hechos),
});
