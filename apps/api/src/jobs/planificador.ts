import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Clock } from '../deps.ts';
import type { Tarea } from './tareas.ts';

interface Planificador {
  cerrar(): Promise<void>;
}

/** Name and code: a database error's message quotes values. */
const datosDeError = (error: unknown): { error: string; codigo: string } => ({
  error: error instanceof Error ? error.name : typeof error,
  codigo: error instanceof Error && 'code' in error ? String(error.code) : '',
});

/** A server that was killed leaves its turn as if it ran: without a sign of life in this time it is anybody's again. */
const SIN_LATIDO_SEGUNDOS = 30;
const SUPERVISION_SEGUNDOS = 20;
/** While there are signs of life a turn may take its time, as the first one after a long stop does. */
const TURNO_MAXIMO_SEGUNDOS = 6 * 3600;

const UN_DIA_MS = 86_400_000;

/** Whether a turn of the task waits, runs, or ended within a day. */
async function tuvoTurno(boss: PgBoss, nombre: string, ahora: Date): Promise<boolean> {
  const turnos = await boss.findJobs(nombre);
  return turnos.some(({ state, completedOn }) =>
    state === 'completed'
      ? completedOn !== null && ahora.getTime() - completedOn.getTime() < UN_DIA_MS
      : ['created', 'retry', 'active'].includes(state),
  );
}

/**
 * Runs the tasks through pg-boss on the same PostgreSQL: of several servers one takes each turn, and a turn that a crash
 * cut off is taken again. It enters as the database's owner because it keeps its own schema.
 */
export async function iniciarPlanificador(
  urlPropietario: string,
  tareas: readonly Tarea[],
  { clock, log }: { clock: Clock; log: Pick<FastifyBaseLogger, 'error'> },
  supervision = SUPERVISION_SEGUNDOS,
): Promise<Planificador> {
  const boss = new PgBoss({
    connectionString: urlPropietario,
    max: 4,
    application_name: 'sgpa-tareas',
    superviseIntervalSeconds: supervision,
    monitorIntervalSeconds: supervision,
    // What it remembers of a queue tells which turns run: an old memory would keep a free one waiting.
    queueCacheIntervalSeconds: supervision,
  });
  boss.on('error', (error) => log.error(datosDeError(error), 'job queue error'));
  await boss.start();
  for (const { nombre, cron, cadaSegundos, pesada, ejecutar } of tareas) {
    // At most one waiting and one running of each.
    const plazos = { heartbeatSeconds: SIN_LATIDO_SEGUNDOS, expireInSeconds: TURNO_MAXIMO_SEGUNDOS };
    await boss.createQueue(nombre, { policy: 'stately', retryLimit: 3, retryBackoff: true, ...plazos });
    // One that an earlier version made stays as it was otherwise.
    await boss.updateQueue(nombre, plazos);
    await boss.work(nombre, { pollingIntervalSeconds: cadaSegundos ? 1 : 10 }, async () => {
      try {
        await ejecutar();
      } catch (error) {
        log.error({ tarea: nombre, ...datosDeError(error) }, 'a task failed; it will be tried again');
        throw error;
      }
      if (cadaSegundos) await boss.send(nombre, {}, { startAfter: cadaSegundos });
    });
    await boss.schedule(nombre, cron, {}, { tz: 'America/La_Paz' });
    if (!(pesada && (await tuvoTurno(boss, nombre, clock.ahora())))) await boss.send(nombre, {});
  }
  return { cerrar: () => boss.stop({ graceful: true, timeout: 5000 }) };
}
