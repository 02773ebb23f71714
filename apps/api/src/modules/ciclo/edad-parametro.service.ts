import { estaCubierto } from '@sgpa/domain/cobertura/cobertura';
import { CONDICIONES, finAvisado, finPorEdad, type LimiteDeEdad, type Pariente } from '@sgpa/domain/cobertura/edad';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../db/pool.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import type { Deps } from '../../deps.ts';
import { type Cambio, escribirCambios, sucesoDe } from '../afiliacion/cambios.ts';
import { auditarSistema } from '../auditoria/auditoria.queries.ts';
import {
  type ConSuEdad,
  conSuEdadEntre,
  finDelTramo,
  lasEdades,
  marcarAplicadas,
  tomarConSuEdad,
} from './edad-parametro.queries.ts';

const ACCION = 'edad-parametro';
const LOTE = 500;

/** `antes` are the ages that affiliations were written with, `despues` those that they are to have. */
interface Edades {
  antes: readonly LimiteDeEdad[];
  despues: readonly LimiteDeEdad[];
}

const parienteDe = (fila: ConSuEdad): Pariente => ({
  ...fila,
  condicion: CONDICIONES.find((una) => una === fila.condicion) ?? null,
});

/** Decides what the new ages change: nothing where the end stays, or where the right has ended already. */
function cambioDe(fila: ConSuEdad, { antes, despues }: Edades, hoy: FechaCivil): Cambio[] {
  if (fila.estado !== ESTADO.REVISION && !estaCubierto(fila, hoy)) return [];
  const quien = parienteDe(fila);
  const nuevo = finPorEdad(quien, despues);
  if (nuevo === finPorEdad(quien, antes)) return [];
  const fin_por_edad = finAvisado(nuevo, hoy);
  return fin_por_edad === fila.fin_por_edad ? [] : [{ fila, accion: ACCION, hechos: { ...fila, fin_por_edad } }];
}

/** Writes the changes of locked rows; returns how many. */
async function escribir(trx: Trx, filas: readonly ConSuEdad[], edades: Edades, ahora: Date): Promise<number> {
  const hoy = hoyEnLaPaz(ahora);
  const cambios = filas.flatMap((fila) => cambioDe(fila, edades, hoy));
  const escritos = await escribirCambios(trx, { idUsuario: null, ahora }, cambios);
  auditarSistema(trx, ahora, ACCION, escritos.map(sucesoDe));
  return escritos.length;
}

/**
 * Gives affiliations the ends of newly decreed ages, in batches. What a crash cut off is found again, and what is
 * written stays. Rows that others lock are waited for at the end, each alone, so that no deadlock arises. `db` is the
 * owner's.
 */
export async function aplicarEdades({ db, clock }: Pick<Deps, 'db' | 'clock'>, lote = LOTE): Promise<number> {
  const todas = await lasEdades(db);
  const nuevas = todas.filter(({ aplicada }) => !aplicada);
  if (nuevas.length === 0) return 0;
  const ahora = clock.ahora();
  const hoy = hoyEnLaPaz(ahora);
  const edades = { antes: todas.filter(({ aplicada }) => aplicada), despues: todas };
  const ocupadas: IdAfiliacion[] = [];
  let escritas = 0;
  let desde = idAfiliacion(0);
  for (let hasta = await finDelTramo(db, desde, lote); hasta !== null; hasta = await finDelTramo(db, desde, lote)) {
    const tramo = { desde, hasta };
    escritas += await enTransaccion(db, async (trx) => {
      const filas = await conSuEdadEntre(trx, tramo.desde, tramo.hasta);
      const ids = filas.filter((fila) => cambioDe(fila, edades, hoy).length > 0).map(({ id }) => id);
      if (ids.length === 0) return 0;
      const libres = await tomarConSuEdad(trx, ids, false);
      ocupadas.push(...ids.filter((id) => !libres.some((fila) => fila.id === id)));
      return escribir(trx, libres, edades, ahora);
    });
    desde = hasta;
  }
  for (const id of ocupadas)
    escritas += await enTransaccion(db, async (trx) =>
      escribir(trx, await tomarConSuEdad(trx, [id], true), edades, ahora),
    );
  await marcarAplicadas(
    db,
    nuevas.map(({ id }) => id),
  );
  return escritas;
}
