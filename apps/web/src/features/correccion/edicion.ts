/** A record that is edited while others may change it too. */

type Campos = object;

export interface Combinacion<F extends Campos> {
  valores: F;
  /** Fields that the person typed and somebody else changed meanwhile, to something else. */
  encontrados: (keyof F)[];
}

/** What was typed over `antes` stays; every other field takes the value that the record has now. */
export function combinar<F extends Campos>(antes: F, escrito: F, actual: F): Combinacion<F> {
  const valores = { ...actual };
  const encontrados: (keyof F)[] = [];
  for (const campo of Object.keys(actual) as (keyof F)[]) {
    if (escrito[campo] === antes[campo]) continue;
    valores[campo] = escrito[campo];
    if (actual[campo] !== antes[campo] && actual[campo] !== escrito[campo]) encontrados.push(campo);
  }
  return { valores, encontrados };
}
