import { leerNumeroEmpleador, TIPO_CODIGO } from '@sgpa/domain/shared/codigo-entidad';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type IdEnteGestor, idEnteGestor } from '@sgpa/domain/shared/ids';
import { letrasDeNombre } from '@sgpa/domain/shared/nombres';
import { type ExpressionBuilder, sql } from 'kysely';
import { conAlias } from '../../db/columnas.ts';
import type { DB } from '../../db/db.generated.ts';
import type { Db, Trx } from '../../db/pool.ts';
import { lista, orden, una } from '../../db/sentencia.ts';

type Fechas = Pick<DB['parametrica'], 'vigente_desde' | 'vigente_hasta'>;

/** Forms offer only what is in force; who shows records asks for the other values too. */
const enVigor = (hoy: FechaCivil) => (eb: ExpressionBuilder<{ v: Fechas }, 'v'>) =>
  eb.and([
    eb.or([eb('v.vigente_desde', 'is', null), eb('v.vigente_desde', '<=', hoy)]),
    eb.or([eb('v.vigente_hasta', 'is', null), eb('v.vigente_hasta', '>=', hoy)]),
  ]);

/** The wire has one shape for items that are kept in three tables. */
export const parametricasDeGrupo = (db: Db, grupo: string, hoy: FechaCivil, todas: boolean) =>
  db
    .selectFrom('parametrica as v')
    .select(['v.id', 'v.codigo', 'v.nombre', 'v.sigla', 'v.vigente_desde', 'v.vigente_hasta'])
    .where('v.grupo', '=', grupo)
    .$if(!todas, (q) => q.where(enVigor(hoy)))
    .orderBy('v.orden')
    .orderBy('v.nombre')
    .execute();

export const departamentos = (db: Db) =>
  db.selectFrom('departamento').select(['id', 'codigo', 'nombre', 'sigla']).orderBy('id').execute();

export const municipios = (db: Db | Trx) =>
  db
    .selectFrom('municipio')
    .select(['codigo_ine as codigo', 'nombre', 'id_departamento', 'codigo_ine as sigla'])
    .select((eb) => eb.cast<number>('codigo_ine', 'integer').as('id'))
    .orderBy('nombre')
    .orderBy('codigo_ine')
    .execute();

export const establecimientos = (
  db: Db,
  idDepartamento: number,
  idEnteGestor: IdEnteGestor | null,
  hoy: FechaCivil,
  todos: boolean,
) =>
  db
    .selectFrom('establecimiento_salud as v')
    .select([
      'v.id',
      'v.codigo_rues as codigo',
      'v.nombre',
      'v.codigo_rues as sigla',
      'v.vigente_desde',
      'v.vigente_hasta',
    ])
    .where('v.id_departamento', '=', idDepartamento)
    .$if(idEnteGestor !== null, (q) => q.where('v.id_ente_gestor', '=', idEnteGestor))
    .$if(!todos, (q) => q.where(enVigor(hoy)))
    .orderBy('v.nombre')
    .orderBy('v.id')
    .execute();

/** Entities that have ended are listed too, so that their records can be found. */
export const entesGestores = (db: Db, ids: readonly IdEnteGestor[]) =>
  db
    .selectFrom('ente_gestor')
    .select(['id', 'nombre', 'sigla', 'vigente_desde', 'vigente_hasta'])
    .where('tipo', '<>', 'AUTORIDAD')
    .where('id', 'in', [...ids, idEnteGestor(-1)])
    .orderBy('id')
    .execute();

const VALOR = ['id', 'nombre', 'vigente_desde', 'vigente_hasta'] as const;

/** Reads what forms name by a code, some hundreds of rows. */
export async function leerListas(db: Db) {
  // The version comes first: what is read after it may be newer than it says, and never older.
  const sabida = await db
    .selectFrom('catalogo_version as c')
    .select(conAlias('c', ['version']))
    .executeTakeFirst();
  const parametricas = await db
    .selectFrom('parametrica as p')
    .select(conAlias('p', [...VALOR, 'grupo', 'codigo', 'sigla']))
    .orderBy('p.id')
    .execute();
  const losDepartamentos = await departamentos(db);
  const losMunicipios = await db.selectFrom('municipio').select(['codigo_ine as codigo', 'id_departamento']).execute();
  const losEstablecimientos = await db
    .selectFrom('establecimiento_salud as s')
    .select(conAlias('s', [...VALOR, 'id_ente_gestor']))
    .select('s.codigo_rues as codigo')
    .execute();
  const entes = await db.selectFrom('ente_gestor as g').select(conAlias('g', VALOR)).execute();
  const edades = await db
    .selectFrom('edad_limite as l')
    .select(conAlias('l', ['codigo', 'edad', 'vigente_desde']))
    .execute();
  return {
    version: sabida?.version ?? 0,
    parametricas,
    departamentos: losDepartamentos,
    municipios: losMunicipios,
    establecimientos: losEstablecimientos,
    entes,
    edades,
  };
}

export type Listas = Awaited<ReturnType<typeof leerListas>>;

const PARAMETRICA = { id: 'parametrica.id', codigo: 'parametrica.codigo', nombre: 'parametrica.nombre' } as const;

/** Finds a value of a list without validity dates by id, code, sigla or name, whatever its case and accents. */
export const parametricaPorTexto = una(
  'parametricaPorTexto',
  PARAMETRICA,
  (grupo: string, texto: string) => sql`
    select id, codigo, nombre from parametrica
    where grupo = ${grupo} and (
      id::text = ${texto}
      or sin_acentos(${texto}) in (sin_acentos(codigo), sin_acentos(sigla), sin_acentos(nombre)))
    order by id limit 1`,
);

export const buscarParametrica = (db: Db, grupo: 'MOTIVO_BAJA' | 'MOTIVO_AMPLIACION', buscado: number | string) =>
  parametricaPorTexto(db, grupo, String(buscado).trim());

export const entidadPorCodigo = (db: Db | Trx, codigo: string) =>
  db
    .selectFrom('entidad_empleadora')
    .select(['id', 'codigo', 'nombre', 'vigente_desde', 'vigente_hasta'])
    .where('codigo', '=', codigo)
    .executeTakeFirst();

export interface EmpleadorInformado {
  codigo: string;
  tipo_codigo: number;
  numero: string;
  nombre: string;
  fuente: 'OVT';
}

/** Notes that a source just told of an employer; only the server's own role may, no session's SQL. */
export const informarEmpleador = orden(
  'informarEmpleador',
  ({ codigo, tipo_codigo, numero, nombre, fuente }: EmpleadorInformado) =>
    sql`select empleador_informar(${codigo}, ${tipo_codigo}::smallint, ${numero}, ${nombre}, ${fuente})`,
);

export const registrarEmpleador = orden(
  'registrarEmpleador',
  (codigo: string) => sql`select empleador_registrar(${codigo})`,
);

/** The per-employer counter says which employers have affiliations, so that no affiliation is read. */
export const entidadesActivas = lista(
  'entidadesActivas',
  { id: 'entidad_empleadora.id', nombre: 'entidad_empleadora.nombre', total: 'int8' },
  (idEnteGestor: IdEnteGestor, buscado: string, limit: number, offset: number) => {
    const letras = letrasDeNombre(buscado);
    const deNombre = letras === '' ? sql`false` : sql`e.letras like ${`%${letras}%`}`;
    const deNumero = `%${buscado.replace(/[\\%_]/g, '\\$&')}%`;
    const deEsteEnte = idEnteGestor === 0 ? sql`true` : sql`c.id_ente_gestor = ${idEnteGestor}`;
    return sql`
    with activas as (
      select id_entidad from (
        select c.id_entidad, c.n from contador_entidad c where ${deEsteEnte}
        union all
        select c.id_entidad, c.n from contador_delta c where ${deEsteEnte}
      ) x group by id_entidad having sum(n) > 0
    )
    select e.id, e.nombre, count(*) over () as total
    from activas a join entidad_empleadora e on e.id = a.id_entidad
    where ${buscado} = '' or ${deNombre} or e.numero like ${deNumero}
    order by e.nombre, e.id
    limit ${limit} offset ${offset}`;
  },
);

interface BusquedaEntidades {
  /** 0 stands for every entity of the scope. */
  idEnteGestor: IdEnteGestor;
  buscar: string;
  page: number;
  limit: number;
}

const SOLO_NUMERO = /^(?:nit[-: ]*)?\d[\d. ]*$/i;

/** Finds employers with affiliations in the scope by a part of the number or of the name, its words joined or apart. */
export async function entidadesConAsegurados(trx: Trx, { idEnteGestor, buscar, page, limit }: BusquedaEntidades) {
  const escrito = buscar
    .replace(/["“”«»]/g, '')
    .replace(/ +/g, ' ')
    .trim();
  // A number is brought into the form in which it is kept, however it was copied.
  const buscado = SOLO_NUMERO.test(escrito) ? leerNumeroEmpleador(escrito, TIPO_CODIGO.NIT) : escrito;
  const filas = await entidadesActivas(trx, idEnteGestor, buscado, limit, page * limit);
  return { total: filas[0]?.total ?? 0, datos: filas.map(({ id, nombre }) => ({ idEntidad: id, nombre })) };
}
