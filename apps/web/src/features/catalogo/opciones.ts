import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import { normalizarNombre } from '@sgpa/domain/shared/nombres';

/** The item that a text stands for, whichever of sigla, code or name the sender used. */
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

/** Name to show for a sigla or code; what was received when the list does not know it (or has not come yet). */
export function nombreEnLista(lista: readonly Parametrica[], texto: string | null | undefined): string {
  return hallarEnLista(lista, texto)?.nombre ?? texto ?? '';
}

export const porSigla = (lista: readonly Parametrica[]) =>
  lista.map(({ sigla, nombre }) => ({ value: sigla, label: nombre }));

export const porCodigo = (lista: readonly Parametrica[]) =>
  lista.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));

export const porNombre = (lista: readonly Parametrica[]) =>
  lista.map(({ nombre }) => ({ value: nombre, label: nombre }));
