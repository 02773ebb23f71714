import type { Consulta, Params } from '@sgpa/contract/endpoints';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { TIPO_CODIGO, TIPOS_CODIGO_MANUAL, type TipoCodigo } from '@sgpa/domain/shared/codigo-entidad';
import type { IdEntidad } from '@sgpa/domain/shared/ids';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Operacion } from '../../../operacion.ts';
import { entidadesConAsegurados } from '../catalogo.queries.ts';
import { type Entidad, entidadDeCodigo } from '../entidad.service.ts';

const TIPOS: readonly number[] = Object.values(TIPO_CODIGO);
const esTipo = (tipo: number): tipo is TipoCodigo => TIPOS.includes(tipo);

/** Finds an employer by its code as typed and the type of code (document 2 §7 Parametrics). */
export function buscarEntidad(
  deps: Pick<Deps, 'db' | 'dbIngreso' | 'ovt' | 'clock'>,
  contexto: Contexto,
  numero: string,
  tipo: number,
): Promise<Entidad> {
  if (!esTipo(tipo)) throw new Rechazo('ENTIDAD_NO_ENCONTRADA');
  const manual = TIPOS_CODIGO_MANUAL.find((uno) => uno.tipo === tipo);
  return entidadDeCodigo(deps, contexto, manual ? `${manual.prefijo}-${numero}` : numero);
}

type Busqueda = Params<'busqueda-entidad/ente'> & Consulta<'busqueda-entidad/ente'>;

/** Lists employers with affiliations in the managing entity (0 stands for all that the user may see). */
export async function listarEntidades(
  { trx, contexto }: Operacion,
  { idEnteGestor, buscar = '', page = 0, limit = 20 }: Busqueda,
): Promise<{ total: number; datos: { idEntidad: IdEntidad; nombre: string }[] }> {
  if (idEnteGestor !== 0 && !contexto.alcance.entes.includes(idEnteGestor)) throw new Rechazo('SIN_PERMISO');
  return entidadesConAsegurados(trx, { idEnteGestor, buscar, page, limit });
}
