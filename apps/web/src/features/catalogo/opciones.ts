import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { normalizarNombre } from '@sgpa/domain/shared/nombres';

/** Finds the item that a text stands for, whichever of sigla, code or name the sender used. */
export function hallarEnLista(
  lista: readonly Parametrica[],
  texto: string | null | undefined,
): Parametrica | undefined {
  const buscado = normalizarNombre(texto ?? '');
  if (buscado === '') return undefined;
  return lista.find(({ sigla, codigo, nombre }) =>
    [sigla, codigo, nombre].some((t) => normalizarNombre(t) === buscado),
  );
}

/** Stands for a list that has not come yet: it is this very array. */
export const EN_CAMINO: readonly Parametrica[] = [];

/** Names a sigla or code; a text that the list does not know stays, and nothing shows until the list has come. */
export function nombreEnLista(lista: readonly Parametrica[], texto: string | null | undefined): string {
  if (lista === EN_CAMINO) return '';
  return hallarEnLista(lista, texto)?.nombre ?? texto ?? '';
}

const opcion = (value: string, { nombre, terminado }: Parametrica) =>
  terminado ? { value, label: `${nombre} (ya no vigente)`, ended: true } : { value, label: nombre };

export const porSigla = (lista: readonly Parametrica[]) => lista.map((una) => opcion(una.sigla, una));

export const porCodigo = (lista: readonly Parametrica[]) => lista.map((una) => opcion(una.codigo, una));

export const porNombre = (lista: readonly Parametrica[]) => lista.map((una) => opcion(una.nombre, una));
