/** The answers of the checks of a field and of a whole form, where no key means that it may go on. */

/** Of one field: the text to show under it, or null. */
export type Problema = string | null;

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
