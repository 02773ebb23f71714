import { sql } from 'kysely';
import type { Db, Trx } from '../../db/pool.ts';
import { una } from '../../db/sentencia.ts';
import { recordado } from './recordar.ts';

interface Codigos<T> {
  genero: T;
  estadoCivil: T;
  tipoAsegurado: T;
  parentesco: T;
  establecimiento: T;
}

export const idsDeCodigos = una(
  'idsDeCodigos',
  {
    genero: 'int4?',
    estadoCivil: 'int4?',
    tipoAsegurado: 'int4?',
    parentesco: 'int4?',
    establecimiento: 'int4?',
  },
  (c: Codigos<string | null>, idEnteGestor: number | null) => sql`
    select
      (select id from parametrica where grupo = 'GENERO' and ${c.genero} in (sigla, codigo)) as genero,
      (select id from parametrica where grupo = 'ESTADO_CIVIL' and ${c.estadoCivil} in (sigla, codigo))
        as "estadoCivil",
      (select id from parametrica where grupo = 'TIPO_ASEGURADO' and codigo = ${c.tipoAsegurado}) as "tipoAsegurado",
      (select id from parametrica where grupo = 'PARENTESCO' and (
        id::text = ${c.parentesco}
        or sin_acentos(${c.parentesco}) in (sin_acentos(codigo), sin_acentos(nombre)))) as parentesco,
      (select id from establecimiento_salud
        where codigo_rues = ${c.establecimiento} and id_ente_gestor = ${idEnteGestor}) as establecimiento`,
);

type Buscados = Parameters<typeof idsDeCodigos>[1];
type Hallados = Awaited<ReturnType<typeof idsDeCodigos>>;

const todosHallados = (hallados: Hallados, buscados: Buscados): boolean => {
  const claves: readonly (keyof Buscados)[] = [
    'genero',
    'estadoCivil',
    'tipoAsegurado',
    'parentesco',
    'establecimiento',
  ];
  return claves.every((clave) => buscados[clave] === null || hallados?.[clave] != null);
};
const idsRecordados = recordado(idsDeCodigos, todosHallados);

/** Ids of the codes that a request names; null for what is not in the list. A relationship also goes by id and name. */
export async function resolverCodigos(
  db: Db,
  {
    genero = null,
    estadoCivil = null,
    tipoAsegurado = null,
    parentesco = null,
    establecimiento = null,
  }: Partial<Codigos<string | null>>,
  idEnteGestor: number | null,
): Promise<Codigos<number | null>> {
  const codigos = { genero, estadoCivil, tipoAsegurado, parentesco, establecimiento };
  const ids = await idsRecordados(db, codigos, idEnteGestor);
  if (ids === undefined) throw new Error('idsDeCodigos answered nothing');
  return ids;
}

/** A value of a list by its id, or by its code, sigla or name without regard to case and accents. */
export const parametricaPorTexto = una(
  'parametricaPorTexto',
  { id: 'parametrica.id', codigo: 'parametrica.codigo', nombre: 'parametrica.nombre' },
  (grupo: string, texto: string) => sql`
    select id, codigo, nombre from parametrica
    where grupo = ${grupo} and activo and (
      id::text = ${texto}
      or sin_acentos(${texto}) in (sin_acentos(codigo), sin_acentos(sigla), sin_acentos(nombre)))
    order by id limit 1`,
);

export const buscarParametrica = (db: Db | Trx, grupo: string, buscado: number | string) =>
  parametricaPorTexto(db, grupo, String(buscado).trim());
