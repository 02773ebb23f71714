import pg from 'pg';
import { type Mensajes, soloLecturas } from './sql-desnudo.ts';

function enTexto(valor: unknown): string {
  if (valor instanceof Date) return valor.toISOString();
  if (Buffer.isBuffer(valor)) return `\\x${valor.toString('hex')}`;
  if (Array.isArray(valor))
    return `{${valor.map((uno) => (uno === null ? 'null' : JSON.stringify(enTexto(uno)))).join()}}`;
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor);
}

/** EXECUTE takes no bound values: each stands there in quotes, and PostgreSQL makes of it what the statement asks. */
const literal = (valor: unknown): string =>
  valor === null || valor === undefined ? 'null' : pg.escapeLiteral(enTexto(valor));

const argumentos = (values: readonly unknown[]): string =>
  values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;

/**
 * Gives plans of what a request reads, under the application's role and the scope of its session. With `generico` they
 * are as PostgreSQL runs a prepared statement once it trusts it.
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
      // EXPLAIN plans a text for its bound values, whatever the mode: only a prepared statement obeys it.
      await cliente.query(`prepare leida as ${text}`);
      const { rows } = await cliente.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers, costs off, timing off) execute leida${argumentos(values)}`,
      );
      await cliente.query('deallocate leida');
      planes.push([text.trim().slice(0, 300), ...rows.map((fila) => `  ${fila['QUERY PLAN']}`)].join('\n'));
    }
  } finally {
    await cliente.end();
  }
  return planes;
}
