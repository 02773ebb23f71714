import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { Tarea } from './tareas.ts';

interface Planificador {
  detener(): Promise<void>;
}

/** Name and code: a database error's message quotes values. */
const datosDeError = (error: unknown): { error: string; codigo: string } => ({
  error: error instanceof Error ? error.name : typeof error,
  codigo: error instanceof Error && 'code' in error ? String(error.code) : '',
});

/**
 * Runs the tasks through pg-boss on the same PostgreSQL: of several servers one takes each turn, and a turn that a crash
 * cut off is taken again. It enters as the database's owner because it keeps its own schema.
 */
export async function iniciarPlanificador(
  urlPropietario: string,
  tareas: readonly Tarea[],
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Planificador> {
  const boss = new PgBoss({ connectionString: urlPropietario, max: 4, application_name: 'sgpa-tareas' });
  boss.on('error', (error) => log.error(datosDeError(error), 'job queue error'));
  await boss.start();
  for (const { nombre, cron, cadaSegundos, ejecutar } of tareas) {
    // At most one waiting and one running of each.
    await boss.createQueue(nombre, { policy: 'stately', retryLimit: 3, retryBackoff: true });
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
    await boss.send(nombre, {});
  }
  return { detener: () => boss.stop({ graceful: true, timeout: 5000 }) };
}
