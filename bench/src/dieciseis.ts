import { ingresar } from '@sgpa/testing/cliente-registro';
import type pg from 'pg';

/**
 * Gives tokens of so many accounts like this one: what one account may have under way at a time is its own limit, and
 * no measure of the server's.
 */
export async function ingresarComoVarios(pool: pg.Pool, url: string, username: string, cuantos: number) {
  const copiar = async (tabla: string, filtro: string, distintas: Record<string, string>) => {
    const { rows } = await pool.query<{ columna: string }>(
      `select column_name as columna from information_schema.columns
      where table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> all ($2)`,
      [tabla, Object.keys(distintas)],
    );
    const comunes = rows.map(({ columna }) => columna);
    const otras = [...Object.keys(distintas), ...comunes].join(', ');
    const valores = [...Object.values(distintas), ...comunes.map((columna) => `t.${columna}`)].join(', ');
    await pool.query(`insert into ${tabla} (${otras}) select ${valores} from ${tabla} t, generate_series(1, ${cuantos}) n
      where ${filtro} on conflict do nothing`);
  };
  const nombre = `'${username}.' || chr(96 + n)`;
  const id = `(select u.id from usuario u where u.username = ${nombre})`;
  await copiar('usuario', `t.username = '${username}'`, {
    username: nombre,
    ci: `left(t.ci, 5) || (9000 + n)`,
    correo: `n || '.' || t.correo`,
  });
  await copiar('terminos_aceptacion', `t.id_usuario = (select q.id from usuario q where q.username = '${username}')`, {
    id_usuario: id,
  });
  return Promise.all(
    Array.from({ length: cuantos }, (_, i) => ingresar(url, `${username}.${String.fromCharCode(97 + i)}`)),
  );
}
