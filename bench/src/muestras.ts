import type pg from 'pg';

/** A holder of the managing entity that the load signs in to. */
export interface Muestra {
  numero: string;
  nacimiento: string;
  codigo: string;
  afiliacion: string;
  entidad: number;
}

export async function tomarMuestras(pool: pg.Pool, ente: string, cuantas: number): Promise<Muestra[]> {
  const { rows } = await pool.query<Muestra>(
    `select p.numero_documento as numero, p.fecha_nacimiento::text as nacimiento, e.codigo,
       a.fecha_afiliacion::text as afiliacion, a.id_entidad as entidad
     from afiliacion a join persona p on p.id = a.id_persona join entidad_empleadora e on e.id = a.id_entidad
     join ente_gestor g on g.id = a.id_ente_gestor
     where g.sigla = $1 and a.tipo = 'TITULAR' and p.complemento = ''
     order by md5(a.id::text) limit $2`,
    [ente, cuantas],
  );
  return rows;
}

export async function contarTitulares(pool: pg.Pool, ente: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*) as n from afiliacion a join ente_gestor g on g.id = a.id_ente_gestor where g.sigla = $1 and a.tipo = 'TITULAR'`,
    [ente],
  );
  return rows[0]?.n ?? 0;
}
