import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { estaVigente, type Vigencia } from '@sgpa/domain/parametro/vigencia';
import { type FechaCivil, hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { normalizarNombre } from '@sgpa/domain/shared/nombres';
import type { Contexto } from '../../../contexto.ts';
import type { Db } from '../../../db/pool.ts';
import type { Deps } from '../../../deps.ts';
import { departamentos, establecimientos, municipios, parametricasDeGrupo } from '../catalogo.queries.ts';
import { buscarDepartamento } from '../listas.ts';

interface Item {
  id: number;
  codigo: string;
  nombre: string;
  sigla: string;
  terminado?: true;
}

type ListaDeps = Pick<Deps, 'db' | 'clock'>;

/** Presents a value as the wire has it, and says so if it is not in force. */
const comoItem =
  (hoy: FechaCivil) =>
  ({ vigente_desde, vigente_hasta, ...item }: Item & Vigencia): Item =>
    estaVigente({ vigente_desde, vigente_hasta }, hoy) ? item : { ...item, terminado: true };

/** Lists the values of a group. DEPARTAMENTO and MUNICIPIO have tables of their own. */
export async function listarGrupo({ db, clock }: ListaDeps, grupo: string, todas = false): Promise<Item[]> {
  if (grupo === 'DEPARTAMENTO') return departamentos(db);
  if (grupo === 'MUNICIPIO') return municipios(db);
  const hoy = hoyEnLaPaz(clock.ahora());
  const lista = await parametricasDeGrupo(db, grupo, hoy, todas);
  if (lista.length === 0) throw new Rechazo('NO_ENCONTRADO');
  return lista.map(comoItem(hoy));
}

async function idDepartamento(db: Db, clave: string): Promise<number> {
  const id = await buscarDepartamento(db, clave);
  if (id === null) throw new Rechazo('NO_ENCONTRADO');
  return id;
}

export async function listarHijas({ db }: Pick<Deps, 'db'>, grupo: string, padre: string): Promise<Item[]> {
  if (grupo !== 'MUNICIPIO') throw new Rechazo('NO_ENCONTRADO');
  const id = await idDepartamento(db, padre);
  return (await municipios(db)).filter((m) => m.id_departamento === id);
}

export async function buscarPorNombre(deps: ListaDeps, grupo: string, nombre: string): Promise<Item> {
  const buscado = normalizarNombre(nombre);
  const hallado = (await listarGrupo(deps, grupo)).find(
    (item) => normalizarNombre(item.nombre) === buscado || item.codigo === nombre || item.sigla === nombre,
  );
  if (!hallado) throw new Rechazo('NO_ENCONTRADO');
  return hallado;
}

async function establecimientosEn(
  { db, clock }: ListaDeps,
  departamento: string,
  idEnteGestor: IdEnteGestor | null,
  todos: boolean,
): Promise<Item[]> {
  const hoy = hoyEnLaPaz(clock.ahora());
  const hallados = await establecimientos(db, await idDepartamento(db, departamento), idEnteGestor, hoy, todos);
  return hallados.map(comoItem(hoy));
}

/** Lists those of the user's own managing entity; the authority names an entity, or sees those of all. */
export function listarEstablecimientosDelEnte(
  deps: ListaDeps,
  { usuario }: Contexto,
  departamento: string,
  idEnteGestor: IdEnteGestor | undefined,
  todos = false,
): Promise<Item[]> {
  const ente = esRolAutoridad(usuario.rol) ? idEnteGestor : usuario.idEnteGestor;
  return establecimientosEn(deps, departamento, ente ?? null, todos);
}

export const listarEstablecimientos = (deps: ListaDeps, departamento: string): Promise<Item[]> =>
  establecimientosEn(deps, departamento, null, false);
