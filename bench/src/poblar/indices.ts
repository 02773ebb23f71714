import pg from 'pg';

/** Tells how an index or a constraint is made again. */
export interface Retirado {
  nombre: string;
  tabla: string;
  crear: string;
}

/** There are two cores; an index of ten million rows sorts in memory. */
export const A_LA_VEZ = 2;

/** Takes away all indexes but the primary keys, whose rows come in order, and the constraints that stand on them. */
export async function retirar(pool: pg.Pool, tablas: readonly string[]): Promise<Retirado[]> {
  const { rows } = await pool.query<Retirado & { restriccion: boolean }>(
    `select i.relname as nombre, t.relname as tabla, c.oid is not null as restriccion,
       case when c.oid is null then pg_get_indexdef(i.oid)
         else format('alter table %I add constraint %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) end as crear
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
       left join pg_constraint c on c.conindid = i.oid and c.contype in ('u', 'x')
     where t.relname = any ($1) and t.relnamespace = 'public'::regnamespace and not x.indisprimary
     order by t.relname, i.relname`,
    [tablas],
  );
  for (const { nombre, tabla, restriccion } of rows) {
    await pool.query(restriccion ? `alter table ${tabla} drop constraint ${nombre}` : `drop index ${nombre}`);
  }
  return rows;
}

async function crear(url: string, cola: Retirado[]): Promise<void> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    await cliente.query(`set maintenance_work_mem = '1GB'`);
    await cliente.query(`set max_parallel_maintenance_workers = 0`);
    for (let indice = cola.shift(); indice !== undefined; indice = cola.shift()) await cliente.query(indice.crear);
  } finally {
    await cliente.end();
  }
}

/** Puts them back: constraints, which lock their table, by one hand; the indexes of a table by two at the same time. */
export async function reponer(url: string, retirados: readonly Retirado[]): Promise<void> {
  const esRestriccion = ({ crear: texto }: Retirado) => texto.startsWith('alter table');
  const indices = retirados.filter((retirado) => !esRestriccion(retirado));
  await Promise.all(Array.from({ length: A_LA_VEZ }, () => crear(url, indices)));
  await crear(url, retirados.filter(esRestriccion));
}
