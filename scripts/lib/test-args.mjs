import { parseArgs } from 'node:util';
import { Problem } from './problem.mjs';

const MISUSE = 2;
const misuse = (message, hint) => new Problem(message, hint, MISUSE);

export const usage = (steps) => `Uso: npm test                               todo
     npm test -- --only=<clase>[,<clase>]   algunas clases
     npm test -- --only=<clase> <palabra>…  los archivos de prueba cuya ruta tiene la palabra

Clases:
${steps.map(({ id, label, filters }) => `  ${id.padEnd(10)} ${label}${filters ? ' · admite palabras' : ''}`).join('\n')}`;

/** The steps that the command line asks for, and the words that narrow their files; @throws Problem on what it does not know. */
export function readArgs(args, steps) {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { only: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
    throw misuse(`No se entiende la orden: ${args.join(' ')}`, usage(steps));
  }
  const { values, positionals: filters } = parsed;
  if (values.help) return { help: true };

  const ids = values.only?.flatMap((it) => it.split(','));
  const unknown = ids?.filter((id) => !steps.some((step) => step.id === id)) ?? [];
  if (unknown.length > 0) throw misuse(`No existe la comprobación «${unknown.join(', ')}».`, usage(steps));
  const chosen = ids === undefined ? steps : steps.filter((step) => ids.includes(step.id));
  if (filters.length > 0 && !chosen.every((step) => step.filters)) {
    const able = steps.filter((step) => step.filters).map((step) => step.id);
    throw misuse(
      `«${filters.join(' ')}» elige archivos de prueba, y no toda comprobación los tiene.`,
      `Diga de cuál: ${able.map((id) => `npm test -- --only=${id} ${filters.join(' ')}`).join(' · ')}`,
    );
  }
  return { help: false, chosen, filters };
}
