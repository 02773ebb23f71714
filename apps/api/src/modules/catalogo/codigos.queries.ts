import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';

interface Codigos<T> {
  genero: T;
  estadoCivil: T;
  tipoAsegurado: T;
  parentesco: T;
  establecimiento: T;
}

/** Ids of the codes that a request names; null for what is not in the list. A relationship also goes by id and name. */
export async function resolverCodigos(
  db: Db,
  {
    genero = '',
    estadoCivil = '',
    tipoAsegurado = '',
    parentesco = '',
    establecimiento = '',
  }: Partial<Codigos<string | null>>,
  idEnteGestor: number | null,
): Promise<Codigos<number | null>> {
  const { rows } = await sql<Codigos<number | null>>`
    select
      (select id from parametrica where grupo = 'GENERO' and ${genero} in (sigla, codigo)) as genero,
      (select id from parametrica where grupo = 'ESTADO_CIVIL' and ${estadoCivil} in (sigla, codigo)) as "estadoCivil",
      (select id from parametrica where grupo = 'TIPO_ASEGURADO' and codigo = ${tipoAsegurado}) as "tipoAsegurado",
      (select id from parametrica where grupo = 'PARENTESCO'
        and (id::text = ${parentesco} or sin_acentos(${parentesco}) in (sin_acentos(codigo), sin_acentos(nombre)))) as parentesco,
      (select id from establecimiento_salud where codigo_rues = ${establecimiento} and id_ente_gestor = ${idEnteGestor}) as establecimiento
  `.execute(db);
  return rows[0] ?? { genero: null, estadoCivil: null, tipoAsegurado: null, parentesco: null, establecimiento: null };
}

/** A value of a list by its id, or by its code, sigla or name without regard to case and accents. */
export async function buscarParametrica(
  db: Db | Trx,
  grupo: string,
  buscado: number | string,
): Promise<{ id: number; codigo: string; nombre: string } | undefined> {
  const texto = String(buscado).trim();
  const { rows } = await sql<{ id: number; codigo: string; nombre: string }>`
    select id, codigo, nombre from parametrica
    where grupo = ${grupo} and activo
      and (id::text = ${texto} or sin_acentos(${texto}) in (sin_acentos(codigo), sin_acentos(sigla), sin_acentos(nombre)))
    order by id limit 1`.execute(db);
  return rows[0];
}
