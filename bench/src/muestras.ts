import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type pg from 'pg';

/** The load signs in to this holder's managing entity. */
export interface Muestra {
  numero: string;
  nacimiento: FechaCivil;
  codigo: string;
  afiliacion: FechaCivil;
  entidad: number;
  nombres: string;
  apellido: string;
}

/** @param estado takes only those in this state, affiliated more than two months ago and still covered for a week */
export async function tomarMuestras(
  pool: pg.Pool,
  ente: string,
  cuantas: number,
  estado: number | null = null,
): Promise<Muestra[]> {
  const { rows } = await pool.query<Muestra>(
    `select p.numero_documento as numero, p.fecha_nacimiento::text as nacimiento, e.codigo,
       a.fecha_afiliacion::text as afiliacion, a.id_entidad as entidad,
       p.nombres, p.primer_apellido as apellido
     from afiliacion a join persona p on p.id = a.id_persona join entidad_empleadora e on e.id = a.id_entidad
     join ente_gestor g on g.id = a.id_ente_gestor
     where g.sigla = $1 and a.tipo = 'TITULAR' and p.complemento = '' and ($3::smallint is null or (a.estado = $3
       and a.fecha_afiliacion < current_date - 60 and a.fin_cobertura > current_date + 7))
     order by md5(a.id::text) limit $2`,
    [ente, cuantas, estado],
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

/** The registrations of the load find their persons between these numbers. */
const REGISTRABLES = { desde: 5_000_000, hasta: 5_999_999 };

/** Tells where a run before stopped registering. */
export async function ultimoRegistrado(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ numero: number | null }>(
    `select max(numero_documento)::integer as numero from persona
     where numero_documento between $1 and $2 and length(numero_documento) = 7`,
    [String(REGISTRABLES.desde), String(REGISTRABLES.hasta)],
  );
  return rows[0]?.numero ?? REGISTRABLES.desde;
}
