import type { Cuerpo, Params } from '@sgpa/contract/endpoints';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import type { Momento } from '../../../operacion.ts';
import type { FilaJson } from '../parametro.queries.ts';
import { columnasComunes, exigirDatos } from '../preparar-parametro.ts';

export async function prepararCambios(
  { db }: Pick<Deps, 'db'>,
  _: Contexto,
  { params: { lista }, body }: { params: Params<'actualizacion-parametro'>; body: Cuerpo<'actualizacion-parametro'> },
  { hoy }: Momento,
): Promise<FilaJson> {
  await exigirDatos({ db, hoy }, lista, body, false);
  return columnasComunes(lista, body);
}
