import type { Db, Trx } from '@sgpa/api/db/pool';
import { enTransaccion } from '@sgpa/api/db/transaccion';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { sql } from 'kysely';
import { CUENTAS_DEMO } from './cuentas.ts';
import { guardarAfiliaciones } from './guardar-afiliaciones.ts';
import { guardarCuentas } from './guardar-cuentas.ts';
import { guardarDeclaraciones } from './guardar-declaraciones.ts';
import { guardarEstablecimientos } from './guardar-establecimientos.ts';
import { guardarNovedades } from './guardar-novedades.ts';
import { guardarPalabras } from './palabra-defuncion.ts';

interface OpcionesDemo {
  hoy: FechaCivil;
  ahora: Date;
  /** The synthetic persons come from the simulators' seed, so that both know the same people. */
  semilla?: number;
  /** The synthetic affiliations are so many, besides the fixed persons. */
  cantidad?: number;
}

const CANTIDAD = 20_000;

/**
 * Loads demo accounts and persons, once, as the database's owner: all of it or nothing. True when it was loaded now,
 * false when it already was. The generator belongs to the simulators and is loaded here only, so production never reads
 * it.
 */
export async function cargarDemo(db: Db, { hoy, ahora, semilla, cantidad = CANTIDAD }: OpcionesDemo): Promise<boolean> {
  if (await estaCargada(db)) return false;
  const { planear } = await import('./poblacion.ts');
  const { ENTIDADES_DEMO } = await import('./empleadores.ts');
  const { planearNovedades } = await import('./novedades.ts');
  const plan = planear(hoy, cantidad, semilla);
  return enTransaccion(db, async (trx) => {
    // When two starts come at once, the second one waits and then finds it done.
    await sql`select pg_advisory_xact_lock(hashtext('cargar-demo'))`.execute(trx);
    if (await estaCargada(trx)) return false;
    await trx
      .insertInto('entidad_empleadora')
      .values([...ENTIDADES_DEMO])
      .onConflict((conflicto) => conflicto.doNothing())
      .execute();
    await guardarEstablecimientos(trx);
    await guardarCuentas(trx, ahora);
    const guardadas = await guardarAfiliaciones(trx, plan, ahora);
    await guardarPalabras(trx, plan, guardadas);
    const novedades = await guardarNovedades(trx, planearNovedades(plan, hoy, cantidad), guardadas);
    const declaraciones = await guardarDeclaraciones(trx, hoy, guardadas.refs.usuario);
    const { personas, afiliaciones } = guardadas;
    const cargado = { personas: personas.size, afiliaciones: afiliaciones.size, novedades, declaraciones };
    await anotar(trx, cargado, hoy, ahora);
    await fundirContadores(trx);
    await sql`analyze persona, ficha_persona, afiliacion, afiliacion_historia, novedad, entidad_empleadora, usuario`.execute(
      trx,
    );
    return true;
  });
}

async function estaCargada(db: Db | Trx): Promise<boolean> {
  const nombres = CUENTAS_DEMO.map((cuenta) => cuenta.username);
  const fila = await db.selectFrom('usuario').select('id').where('username', 'in', nombres).limit(1).executeTakeFirst();
  return fila !== undefined;
}

async function anotar(trx: Trx, cargado: Record<string, number>, hoy: FechaCivil, ahora: Date): Promise<void> {
  // A row in the default partition would stand in the way of the month's own partition.
  await sql`select auditoria_crear_particion(${hoy})`.execute(trx);
  const despues = JSON.stringify(cargado);
  await trx.insertInto('auditoria').values({ ocurrido_en: ahora, accion: 'carga-demo', despues }).execute();
}

async function fundirContadores(trx: Trx): Promise<void> {
  let fundidos = 1;
  while (fundidos > 0) {
    const { rows } = await sql<{ fundidos: number }>`select contadores_fundir() as fundidos`.execute(trx);
    fundidos = rows[0]?.fundidos ?? 0;
  }
}
