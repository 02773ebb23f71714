/** The answer of the check of a whole form: one text per field that has a problem; no key means that it may go on. */
import type { Problema } from './formulario.ts';

export type Campos<C extends string> = Partial<Record<C, string | null | undefined>>;
export type Problemas<C extends string> = Partial<Record<C, string>>;

export function soloProblemas<C extends string>(revisados: Partial<Record<C, Problema>>): Problemas<C> {
  const problemas: Problemas<C> = {};
  for (const campo in revisados) {
    const problema = revisados[campo];
    if (problema) problemas[campo] = problema;
  }
  return problemas;
}
