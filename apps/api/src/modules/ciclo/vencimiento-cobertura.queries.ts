import { ESTADO, estadosConFin } from '@sgpa/domain/cobertura/estados';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../db/pool.ts';
import { type Afiliacion, desdeAfiliacion } from '../afiliacion/afiliacion.queries.ts';

/** A search of due rows goes on after `desde` and takes `limite` rows. */
export interface Tramo {
  desde: { fecha: FechaCivil; id: IdAfiliacion };
  limite: number;
  /** Rows that others lock are waited for (true) or skipped (false). */
  esperar: boolean;
}

export type Vencida = Afiliacion & { vence: FechaCivil; previo?: number | null };

/** Locks rows in the order of `columna`, from where the search stands on. */
const porVencer = (trx: Trx, columna: 'fin_cobertura' | 'fecha_baja', { desde, limite, esperar }: Tramo) =>
  desdeAfiliacion(trx)
    .select(({ ref }) => ref(`a.${columna}`).$notNull().as('vence'))
    .where(`a.${columna}`, 'is not', null)
    .where((eb) => eb(eb.refTuple(`a.${columna}`, 'a.id'), '>', eb.tuple(desde.fecha, desde.id)))
    .orderBy(`a.${columna}`)
    .orderBy('a.id')
    .limit(limite)
    .forNoKeyUpdate('a')
    .$if(!esperar, (q) => q.skipLocked());

/** Locks affiliations whose last covered day is before `hoy` and whose stored state still says covered. */
export const tomarVencidas = (trx: Trx, hoy: FechaCivil, tramo: Tramo): Promise<Vencida[]> =>
  porVencer(trx, 'fin_cobertura', tramo)
    // States are literals: the planner reads a partial index only so.
    .where((eb) => eb('a.estado', 'in', estadosConFin('BENEFICIARIO').map(eb.lit)))
    .where('a.fin_cobertura', '<', hoy)
    .execute();

/** Locks rows whose baja was to come and has, and whose cover goes on (cesantía begins). */
export const tomarBajasLlegadas = (trx: Trx, hoy: FechaCivil, tramo: Tramo): Promise<Vencida[]> =>
  porVencer(trx, 'fecha_baja', tramo)
    .where((eb) => eb('a.estado', '=', eb.lit(ESTADO.BAJA_FUTURA)))
    .where('a.fecha_baja', '<=', hoy)
    .where('a.fin_cobertura', '>=', hoy)
    .execute();

/**
 * Locks rows that are stored as closed before their last covered day, as a clock that was ahead leaves them. `previo`
 * is the state from which the passing of days moved them last.
 */
export const tomarCerradasAntes = (trx: Trx, hoy: FechaCivil, tramo: Tramo): Promise<Vencida[]> =>
  porVencer(trx, 'fin_cobertura', tramo)
    .select((eb) =>
      eb
        .selectFrom('afiliacion_historia as u')
        .select((u) =>
          u
            .case()
            .when(u.and([u('u.accion', '=', 'vencimiento-cobertura'), u('u.estado_despues', '=', u.ref('a.estado'))]))
            .then(u.ref('u.estado_antes'))
            .end()
            .as('previo'),
        )
        .whereRef('u.id_afiliacion', '=', 'a.id')
        .orderBy('u.id', 'desc')
        .limit(1)
        .as('previo'),
    )
    .where((eb) => eb('a.estado', 'in', [eb.lit(ESTADO.INACTIVO), eb.lit(ESTADO.INHABILITADO)]))
    .where('a.fin_cobertura', '>=', hoy)
    .execute();

/** Locks rows that are stored in cesantía before the day of their baja. */
export const tomarCesantiasAntes = (trx: Trx, hoy: FechaCivil, tramo: Tramo): Promise<Vencida[]> =>
  porVencer(trx, 'fecha_baja', tramo)
    .where((eb) => eb('a.estado', '=', eb.lit(ESTADO.CESANTIA)))
    .where('a.fecha_baja', '>', hoy)
    .execute();
