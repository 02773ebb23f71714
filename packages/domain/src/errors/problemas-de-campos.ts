import type { Problema } from '../shared/problemas.ts';
import type { ProblemaCampo } from './catalogo.ts';

/** Lists the problems of a form as a refusal does; `dentroDe` is the path of what holds the fields, as 'persona.'. */
export const comoProblemasDeCampos = (
  problemas: Readonly<Record<string, Problema | undefined>>,
  dentroDe = '',
): ProblemaCampo[] =>
  Object.entries(problemas).flatMap(([campo, problema]) =>
    problema === undefined ? [] : [{ campo: `${dentroDe}${campo}`, mensaje: problema.texto }],
  );
