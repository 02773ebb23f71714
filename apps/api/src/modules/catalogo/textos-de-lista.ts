import type { ProblemaCampo } from '@sgpa/domain/errors/catalogo';

export type Texto = string | null | undefined;

export const vacioEsNulo = (texto: Texto): string | null => texto?.trim() || null;

/** Collects what names nothing in its list; what was not sent is no problem. */
export function exigirDeLista<T>(
  problemas: ProblemaCampo[],
  campo: string,
  pedido: Texto,
  hallado: T | null,
): T | null {
  if (vacioEsNulo(pedido) !== null && hallado === null)
    problemas.push({ campo, mensaje: 'El valor no existe en la lista.' });
  return hallado;
}
