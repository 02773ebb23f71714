import type { Vigencia } from '@sgpa/domain/parametro/vigencia';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { normalizarNombre } from '@sgpa/domain/shared/nombres';
import type { Db } from '../../db/pool.ts';
import { type Listas, leerListas } from './catalogo.queries.ts';

/** The newest catalogue version that was seen is remembered for each database. */
const versiones = new WeakMap<object, number>();

/**
 * Notes the version that a session's look-up read: from then on this server uses nothing that it kept of an older one,
 * whichever server changed it (ADR 28).
 */
export function anotarVersion(db: Db, version: number): void {
  if (version > (versiones.get(db) ?? 0)) versiones.set(db, version);
}

export const versionVista = (db: object): number => versiones.get(db) ?? 0;

const leidas = new WeakMap<Db, Listas>();

/** Reads what forms name by a code, when a server starts and again when something is not found or has changed. */
export async function recordarListas(db: Db): Promise<Listas> {
  const listas = await leerListas(db);
  // Of two readings at once, the one that began first may end last; the newer version stays.
  if (listas.version >= (leidas.get(db)?.version ?? 0)) leidas.set(db, listas);
  return listas;
}

/** Looks something up in the cached lists, which are read again once a newer version was seen or nothing is found. */
export async function enListas<T>(db: Db, buscar: (listas: Listas) => T, hallado: (t: T) => boolean): Promise<T> {
  const listas = leidas.get(db);
  if (listas !== undefined && listas.version >= versionVista(db)) {
    const encontrado = buscar(listas);
    if (hallado(encontrado)) return encontrado;
  }
  return buscar(await recordarListas(db));
}

/** The value may be in force or not. */
export interface ValorDeLista extends Vigencia {
  id: number;
  nombre: string;
}

interface Codigos<T> {
  genero: T;
  estadoCivil: T;
  tipoAsegurado: T;
  parentesco: T;
  establecimiento: T;
}

type Parametrica = Listas['parametricas'][number];

const porSigla = (buscado: string) => (p: Parametrica) => p.sigla === buscado || p.codigo === buscado;
const porCodigo = (buscado: string) => (p: Parametrica) => p.codigo === buscado;
/** A kin may be named by its id or name too. */
const porNombre = (buscado: string) => {
  const nombre = normalizarNombre(buscado);
  return (p: Parametrica) => String(p.id) === buscado || [p.codigo, p.nombre].map(normalizarNombre).includes(nombre);
};

const GRUPOS = {
  genero: ['GENERO', porSigla],
  estadoCivil: ['ESTADO_CIVIL', porSigla],
  tipoAsegurado: ['TIPO_ASEGURADO', porCodigo],
  parentesco: ['PARENTESCO', porNombre],
} as const;

/** Resolves the codes of a request, in force or not; null for one not in its list, or another entity's. */
export function resolverCodigos(db: Db, buscados: Partial<Codigos<string | null>>, idEnteGestor: IdEnteGestor | null) {
  const valoresEn = ({ parametricas, establecimientos }: Listas): Codigos<ValorDeLista | null> => {
    const valor = (clave: keyof typeof GRUPOS): ValorDeLista | null => {
      const [suGrupo, criterio] = GRUPOS[clave];
      const cumple = criterio(buscados[clave] ?? '');
      const hallada = buscados[clave] == null ? undefined : parametricas.find((p) => p.grupo === suGrupo && cumple(p));
      return hallada ?? null;
    };
    const establecimiento = establecimientos.find(
      (e) => e.codigo === buscados.establecimiento && e.id_ente_gestor === idEnteGestor,
    );
    return {
      genero: valor('genero'),
      estadoCivil: valor('estadoCivil'),
      tipoAsegurado: valor('tipoAsegurado'),
      parentesco: valor('parentesco'),
      establecimiento: establecimiento ?? null,
    };
  };
  return enListas(db, valoresEn, (valores) =>
    Object.entries(valores).every(([clave, valor]) => valor !== null || !buscados[clave as keyof typeof valores]),
  );
}

export interface Lugar {
  idDepartamento: number | null;
  /** The municipality's INE code is null when it is not of that department. */
  codigoMunicipio: string | null;
}

type Texto = string | null | undefined;

const hallarDepartamento = ({ departamentos }: Listas, clave: string) => {
  const buscada = normalizarNombre(clave);
  return departamentos.find((d) => [String(d.id), d.codigo, d.sigla, normalizarNombre(d.nombre)].includes(buscada));
};

const departamentoEn = (listas: Listas, clave: Texto): number | null =>
  (clave ? hallarDepartamento(listas, clave)?.id : null) ?? null;

/** Finds a department by id, INE code, sigla or name, since the wizards send any of them; null if there is none. */
export const buscarDepartamento = (db: Db, clave: string): Promise<number | null> =>
  enListas(
    db,
    (listas) => departamentoEn(listas, clave),
    (id) => id !== null,
  );

/** Finds several departments with their names; one that is not found is undefined. */
export const buscarDepartamentos = (db: Db, claves: readonly string[]) =>
  enListas(
    db,
    (listas) => claves.map((clave) => hallarDepartamento(listas, clave)),
    (hallados) => hallados.every((hallado) => hallado !== undefined),
  );

export function resolverLugar(db: Db, departamento: Texto, municipio: Texto): Promise<Lugar> {
  const lugarEn = (listas: Listas) => {
    const idDepartamento = departamentoEn(listas, departamento);
    const hallado = listas.municipios.find(({ codigo }) => codigo === municipio);
    const pertenece = hallado !== undefined && (idDepartamento === null || hallado.id_departamento === idDepartamento);
    return { idDepartamento, codigoMunicipio: pertenece ? hallado.codigo : null, existe: hallado !== undefined };
  };
  const completo = ({ idDepartamento, existe }: ReturnType<typeof lugarEn>): boolean =>
    (!departamento || idDepartamento !== null) && (!municipio || existe);
  return enListas(db, lugarEn, completo);
}
