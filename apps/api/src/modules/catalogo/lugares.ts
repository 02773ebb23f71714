import { normalizarNombre } from '@sgpa/domain/shared/nombres';
import type { Db } from '../../db/pool.ts';
import type { Listas } from './catalogo.queries.ts';
import { enListas } from './listas.ts';

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
