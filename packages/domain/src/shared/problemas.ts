/** The checks of a field and of a whole form answer with these; a missing key means that it may go on. */

/** Tells what is wrong: whoever decides uses the code, and whoever reads sees the text, to the letter. */
export interface Problema<C extends string = string> {
  codigo: C;
  texto: string;
}

export type CodigoDeCampo = 'REQUERIDO' | 'INVALIDO' | 'FUERA_DE_LIMITE';
export type ProblemaDeCampo = Problema<CodigoDeCampo>;

export type Campos<C extends string> = Partial<Record<C, string | null | undefined>>;
export type Problemas<C extends string> = Partial<Record<C, ProblemaDeCampo>>;

export const requerido = (texto: string): ProblemaDeCampo => ({ codigo: 'REQUERIDO', texto });
export const invalido = (texto: string): ProblemaDeCampo => ({ codigo: 'INVALIDO', texto });
/** The value is well written, but too long, too early or too late. */
export const fueraDeLimite = (texto: string): ProblemaDeCampo => ({ codigo: 'FUERA_DE_LIMITE', texto });

export function soloProblemas<C extends string>(revisados: Partial<Record<C, ProblemaDeCampo | null>>): Problemas<C> {
  const problemas: Problemas<C> = {};
  for (const campo in revisados) {
    const problema = revisados[campo];
    if (problema) problemas[campo] = problema;
  }
  return problemas;
}

export function textosDe<C extends string>(problemas: Problemas<C>): Partial<Record<C, string>> {
  const textos: Partial<Record<C, string>> = {};
  for (const campo in problemas) textos[campo] = problemas[campo]?.texto;
  return textos;
}
