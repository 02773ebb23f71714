import { aplicarAccion } from '@sgpa/domain/cobertura/acciones';
import { type FechaCivil, hoyEnLaPaz, PRIMER_DIA } from '@sgpa/domain/shared/fecha-civil';
import { idAfiliacion } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import type { Deps } from '../../deps.ts';
import { escribirCambios, sucesoDe } from '../afiliacion/cambios.ts';
import { auditarSistema } from '../auditoria/auditoria.queries.ts';
import {
  type Tramo,
  tomarBajasLlegadas,
  tomarCerradasAntes,
  tomarCesantiasAntes,
  tomarVencidas,
  type Vencida,
} from './vencimiento-cobertura.queries.ts';

const ACCION = 'vencimiento-cobertura';
const LOTE = 500;
/** Rows that are behind the day come first, then those that a clock that was ahead moved before their day. */
const PASOS = [tomarVencidas, tomarBajasLlegadas, tomarCerradasAntes, tomarCesantiasAntes];
const DESDE_EL_INICIO: Tramo['desde'] = { fecha: PRIMER_DIA, id: idAfiliacion(0) };

/**
 * Writes the state that the rules give on `hoy` where it differs; returns how many. A row that was closed too early is
 * judged by its former state: dates alone do not tell an ampliación from the cesantía before it.
 */
async function mover(trx: Trx, filas: readonly Vencida[], hoy: FechaCivil, ahora: Date): Promise<number> {
  const cambios = filas.flatMap((fila) => {
    const resultado = aplicarAccion({ ...fila, estado: fila.previo ?? fila.estado }, { tipo: 'vencimiento' }, hoy);
    const cambia = resultado.ok && resultado.hechos.estado !== fila.estado;
    return cambia ? [{ fila, accion: ACCION, hechos: resultado.hechos }] : [];
  });
  const escritos = await escribirCambios(trx, { idUsuario: null, ahora }, cambios);
  auditarSistema(trx, ahora, ACCION, escritos.map(sucesoDe));
  return escritos.length;
}

/**
 * The daily job brings stored states to today, forward or back, in batches. What a crash cut off is undone and found
 * again; rows that another server or a user has locked are skipped, and waited for at the end, one at a time, so that
 * no deadlock arises. `db` is the owner's, who sees every managing entity and is no user.
 */
export async function vencerCoberturas({ db, clock }: Pick<Deps, 'db' | 'clock'>, lote = LOTE): Promise<number> {
  const ahora = clock.ahora();
  const hoy = hoyEnLaPaz(ahora);
  let movidas = 0;
  for (const { limite, esperar } of [
    { limite: lote, esperar: false },
    { limite: 1, esperar: true },
  ]) {
    for (const tomar of PASOS) {
      let desde: Tramo['desde'] | null = DESDE_EL_INICIO;
      while (desde !== null) {
        const tramo: Tramo = { desde, limite, esperar };
        desde = await enTransaccion(db, async (trx) => {
          const filas = await tomar(trx, hoy, tramo);
          movidas += await mover(trx, filas, hoy, ahora);
          const ultima = filas.at(-1);
          return ultima === undefined ? null : { fecha: ultima.vence, id: ultima.id };
        });
      }
    }
  }
  return movidas;
}
