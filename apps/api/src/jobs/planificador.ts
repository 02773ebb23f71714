import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { type Db, entrada } from '../db/pool.ts';
import type { Clock } from '../deps.ts';
import type { Vigilancia } from '../reloj.ts';
import type { Tarea } from './tareas.ts';

interface Planificador {
  cerrar(): Promise<void>;
}

interface PlanificadorDeps {
  /** The jobs work as the owner. */
  db: Db;
  clock: Clock;
  reloj: Vigilancia;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Only name and code are logged, since a database error's message quotes values. */
const datosDeError = (error: unknown): { error: string; codigo: string } => ({
  error: error instanceof Error ? error.name : typeof error,
  codigo: error instanceof Error && 'code' in error ? String(error.code) : '',
});

/** The queue's own failures are copies of an error: its statements know jobs and their turns, and no person. */
const FALLA_DE_COLA = z.object({
  queue: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

function datosDeCola(error: unknown): { tarea?: string; codigo?: string; motivo?: string } {
  const { queue: tarea, code: codigo, message: motivo } = FALLA_DE_COLA.safeParse(error).data ?? {};
  return { tarea, codigo, motivo };
}

/** A killed server leaves its turn as if it ran: without a heartbeat in this time others may take it. */
const SIN_LATIDO_SEGUNDOS = 30;
const SUPERVISION_SEGUNDOS = 20;
/** The clock is compared this often, whether or not a turn comes. */
const COMPARACION_MS = 15_000;
/** While there are heartbeats a turn may take its time, as the first one after a long stop does. */
const TURNO_MAXIMO_SEGUNDOS = 6 * 3600;

const UN_DIA_MS = 86_400_000;

/** Tells if a turn of the job waits, runs, or ended within a day. */
async function tuvoTurno(boss: PgBoss, nombre: string, ahora: Date): Promise<boolean> {
  const turnos = await boss.findJobs(nombre);
  return turnos.some(({ state, completedOn }) =>
    state === 'completed'
      ? completedOn !== null && ahora.getTime() - completedOn.getTime() < UN_DIA_MS
      : ['created', 'retry', 'active'].includes(state),
  );
}

/** A turn that is refused goes to another server, or to this one later. */
const fueraDeHora = (): Error => Object.assign(new Error('the clock differs'), { code: 'RELOJ_DESFASADO' });

/**
 * Runs the jobs through pg-boss on the same PostgreSQL: of several servers one takes each turn, and a turn that a crash
 * cut off is taken again. It connects as the database's owner because it keeps its own schema. While the clock is not
 * the database's, it leaves all turns to the others.
 */
export async function iniciarPlanificador(
  urlPropietario: string,
  tareas: readonly Tarea[],
  { db, clock, reloj, log }: PlanificadorDeps,
  supervision = SUPERVISION_SEGUNDOS,
  comparacionMs = COMPARACION_MS,
): Promise<Planificador> {
  const boss = new PgBoss({
    ...entrada(urlPropietario),
    max: 4,
    application_name: 'sgpa-tareas',
    superviseIntervalSeconds: supervision,
    monitorIntervalSeconds: supervision,
    // pg-boss remembers which turns of a queue run: an old memory would keep a free one waiting.
    queueCacheIntervalSeconds: supervision,
  });
  let cerrando = false;
  boss.on('error', (error) => {
    // A turn that the stop cut off is taken again.
    if (!cerrando) log.error(datosDeCola(error), 'job queue error');
  });
  await boss.start();
  for (const { nombre, cron, pesada } of tareas) {
    // Each job has at most one turn waiting and one running.
    const plazos = { heartbeatSeconds: SIN_LATIDO_SEGUNDOS, expireInSeconds: TURNO_MAXIMO_SEGUNDOS };
    await boss.createQueue(nombre, { policy: 'stately', retryLimit: 3, retryBackoff: true, ...plazos });
    // createQueue does not change a queue that an earlier version made.
    await boss.updateQueue(nombre, plazos);
    await boss.schedule(nombre, cron, {}, { tz: 'America/La_Paz' });
    if (!(pesada && (await tuvoTurno(boss, nombre, clock.ahora())))) await boss.send(nombre, {});
  }
  const tomarTurnos = async ({ nombre, cadaSegundos, ejecutar }: Tarea): Promise<void> => {
    await boss.work(nombre, { pollingIntervalSeconds: cadaSegundos ? 1 : 10 }, async () => {
      try {
        if (!(await reloj.comparar(db))) throw fueraDeHora();
        await ejecutar();
      } catch (error) {
        log.error({ tarea: nombre, ...datosDeError(error) }, 'a task failed; it will be tried again');
        throw error;
      }
      if (cadaSegundos) await boss.send(nombre, {}, { startAfter: cadaSegundos });
    });
  };
  let tomando = false;
  const vigilar = async (): Promise<void> => {
    if ((await reloj.comparar(db)) === tomando) return;
    tomando = !tomando;
    for (const tarea of tareas) await (tomando ? tomarTurnos(tarea) : boss.offWork(tarea.nombre, { wait: false }));
  };
  await vigilar();
  // One comparison runs at a time, so that they do not pile up behind a database that hangs.
  let vigilando = false;
  const intervalo = setInterval(() => {
    if (vigilando) return;
    vigilando = true;
    vigilar()
      .catch((error: unknown) => log.error(datosDeError(error), 'the clock was not compared'))
      .finally(() => {
        vigilando = false;
      });
  }, comparacionMs);
  return {
    async cerrar() {
      cerrando = true;
      clearInterval(intervalo);
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
