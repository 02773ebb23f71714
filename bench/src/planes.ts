import pg from 'pg';
import { type Mensajes, soloLecturas } from './sql-desnudo.ts';

/**
 * Plans of what a request reads, under the application's role and the scope of its session. `generico`: as PostgreSQL
 * runs a prepared statement once it trusts it.
 */
export async function explicar(url: string, mensajes: Mensajes, generico: boolean): Promise<string[]> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  const planes: string[] = [];
  try {
    await cliente.query('begin');
    const alcance = mensajes.flat().find(({ text }) => text.includes('sesion_tomar'));
    if (alcance) await cliente.query(alcance.text, [...alcance.values]);
    await cliente.query(`set plan_cache_mode = ${generico ? 'force_generic_plan' : 'force_custom_plan'}`);
    for (const { text, values } of soloLecturas(mensajes).flat()) {
      const { rows } = await cliente.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers, costs off, timing off) ${text}`,
        [...values],
      );
      planes.push([text.trim().slice(0, 300), ...rows.map((fila) => `  ${fila['QUERY PLAN']}`)].join('\n'));
    }
  } finally {
    await cliente.end();
  }
  return planes;
}
