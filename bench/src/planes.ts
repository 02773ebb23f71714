import type { Alcance } from '@sgpa/api/db/alcance';
import pg from 'pg';
import { type Sentencia, soloLecturas } from './sql-desnudo.ts';

/**
 * Plans of what a request reads, under the application's role and its scope. `generico`: as PostgreSQL runs a prepared
 * statement once it trusts it.
 */
export async function explicar(
  url: string,
  { idUsuario, entes, idEmpleador }: Alcance,
  sentencias: readonly Sentencia[],
  generico: boolean,
): Promise<string[]> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  const planes: string[] = [];
  try {
    await cliente.query('begin');
    const ajustes: [string, string][] = [
      ['sgpa.usuario', String(idUsuario ?? '')],
      ['sgpa.entes', `{${entes.join(',')}}`],
      ['sgpa.empleador', String(idEmpleador ?? '')],
      ['plan_cache_mode', generico ? 'force_generic_plan' : 'force_custom_plan'],
    ];
    for (const [nombre, valor] of ajustes) await cliente.query('select set_config($1, $2, true)', [nombre, valor]);
    for (const { text, values } of soloLecturas(sentencias)) {
      const { rows } = await cliente.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers, costs off, timing off) ${text}`,
        values,
      );
      planes.push([text.trim().slice(0, 300), ...rows.map((fila) => `  ${fila['QUERY PLAN']}`)].join('\n'));
    }
  } finally {
    await cliente.end();
  }
  return planes;
}
