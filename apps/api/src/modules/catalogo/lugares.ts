import { normalizarNombre } from '@sgpa/domain/shared/nombres';
import type { Db } from '../../db/pool.ts';
import { departamentos, municipioPorCodigo } from './catalogo.queries.ts';
import { recordado } from './recordar.ts';

const losDepartamentos = recordado(departamentos, (hallados) => hallados.length > 0);
const municipioDe = recordado(municipioPorCodigo, (hallado) => hallado !== undefined);

export interface Lugar {
  idDepartamento: number | null;
  /** INE code; null when it is not a municipality of that department. */
  codigoMunicipio: string | null;
}

/** A department by id, INE code, sigla or name (the wizards send any of them); null when there is none such. */
export async function buscarDepartamento(db: Db, clave: string): Promise<number | null> {
  const buscada = normalizarNombre(clave);
  const hallado = (await losDepartamentos(db)).find((d) =>
    [String(d.id), d.codigo, d.sigla, normalizarNombre(d.nombre)].includes(buscada),
  );
  return hallado?.id ?? null;
}

export async function resolverLugar(
  db: Db,
  departamento: string | null | undefined,
  municipio: string | null | undefined,
): Promise<Lugar> {
  const idDepartamento = departamento ? await buscarDepartamento(db, departamento) : null;
  if (!municipio) return { idDepartamento, codigoMunicipio: null };
  const hallado = await municipioDe(db, municipio);
  const pertenece = hallado !== undefined && (idDepartamento === null || hallado.id_departamento === idDepartamento);
  return { idDepartamento, codigoMunicipio: pertenece ? hallado.codigo : null };
}
