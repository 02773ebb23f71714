import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { normalizarNombre } from '@sgpa/domain/shared/nombres';
import type { Contexto } from '../../../contexto.ts';
import type { Db } from '../../../db/pool.ts';
import type { Deps } from '../../../deps.ts';
import { departamentos, establecimientos, municipios, parametricasDeGrupo } from '../catalogo.queries.ts';
import { buscarDepartamento } from '../lugares.ts';

interface Item {
  id: number;
  codigo: string;
  nombre: string;
  sigla: string;
}

/** A code list by group name. DEPARTAMENTO and MUNICIPIO have tables of their own. */
export async function listarGrupo({ db }: Pick<Deps, 'db'>, grupo: string): Promise<Item[]> {
  if (grupo === 'DEPARTAMENTO') return departamentos(db);
  if (grupo === 'MUNICIPIO') return municipios(db);
  const lista = await parametricasDeGrupo(db, grupo);
  if (lista.length === 0) throw new Rechazo('NO_ENCONTRADO');
  return lista;
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

export async function buscarPorNombre(deps: Pick<Deps, 'db'>, grupo: string, nombre: string): Promise<Item> {
  const buscado = normalizarNombre(nombre);
  const hallado = (await listarGrupo(deps, grupo)).find(
    (item) => normalizarNombre(item.nombre) === buscado || item.codigo === nombre || item.sigla === nombre,
  );
  if (!hallado) throw new Rechazo('NO_ENCONTRADO');
  return hallado;
}

/** Of the user's own managing entity; the authority names one, or sees those of all. */
export async function listarEstablecimientosDelEnte(
  { db }: Pick<Deps, 'db'>,
  { usuario }: Contexto,
  departamento: string,
  idEnteGestor: number | undefined,
): Promise<Item[]> {
  const ente = esRolAutoridad(usuario.rol) ? idEnteGestor : usuario.idEnteGestor;
  return establecimientos(db, await idDepartamento(db, departamento), ente ?? null);
}

export const listarEstablecimientos = async ({ db }: Pick<Deps, 'db'>, departamento: string): Promise<Item[]> =>
  establecimientos(db, await idDepartamento(db, departamento), null);
