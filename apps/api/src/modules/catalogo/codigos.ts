import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { normalizarNombre } from '@sgpa/domain/shared/nombres';
import type { Db } from '../../db/pool.ts';
import type { Listas } from './catalogo.queries.ts';
import { enListas } from './listas.ts';
import type { ValorDeLista } from './vigencia.ts';

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

/**
 * Resolves the codes that a request names, in force or not; null for one that is not in its list, or is another
 * entity's.
 */
export function resolverCodigos(
  db: Db,
  buscados: Partial<Codigos<string | null>>,
  idEnteGestor: IdEnteGestor | null,
): Promise<Codigos<ValorDeLista | null>> {
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
