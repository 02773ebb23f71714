import type { Cuerpo, Params } from '@sgpa/contract/endpoints';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { FilaJson } from '../parametro.queries.ts';
import { columnasComunes, exigirDatos } from '../preparar-parametro.ts';

export async function prepararCambios(
  deps: Pick<Deps, 'db' | 'clock'>,
  _: Contexto,
  { params: { lista }, body }: { params: Params<'actualizacion-parametro'>; body: Cuerpo<'actualizacion-parametro'> },
): Promise<FilaJson> {
  await exigirDatos(deps, lista, body, false);
  return columnasComunes(lista, body);
}
