import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.mjs';
import { Problem, report } from './problem.mjs';
import { onStopRequest } from './stop-request.mjs';
import { STEPS } from './test-steps.mjs';

const MISUSE = 2;
const USAGE = `Uso: npm test                               todo
     npm test -- --only=<clase>[,<clase>]   algunas clases
     npm test -- --only=<clase> <palabra>…  los archivos de prueba cuya ruta tiene la palabra

Clases:
${STEPS.map(({ id, label, filters }) => `  ${id.padEnd(10)} ${label}${filters ? ' · admite palabras' : ''}`).join('\n')}`;

/**
 * Reads the steps that the command line asks for, and the words that narrow their files; @throws Problem on what it
 * does not know.
 */
function readArgs(args) {
  try {
    const { values, positionals: filters } = parseArgs({
      args,
      allowPositionals: true,
      options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    const ids = values.only?.split(',');
    const chosen = STEPS.filter(({ id }) => ids?.includes(id) ?? true);
    const known = chosen.length === (ids ?? STEPS).length;
    if (!known || (filters.length > 0 && !chosen.every((step) => step.filters))) throw new Error(args.join(' '));
    return { help: values.help === true, chosen, filters };
  } catch (error) {
    throw new Problem(`No se entiende la orden: ${error.message}`, USAGE, MISUSE);
  }
}

/** A step that breaks is a step that failed: the others still run. */
async function outcome(step, filters) {
  try {
    return await step.run(filters);
  } catch (error) {
    report(error);
    return { passed: 0, failed: 1, output: '' };
  }
}

async function runStep(step, filters) {
  const since = performance.now();
  console.log(`· ${step.label}…`);
  const { passed, failed, skipped = 0, output } = await outcome(step, filters);
  const counts = [`${passed} bien`, failed > 0 && `${failed} mal`, skipped > 0 && `${skipped} omitidas`].filter(
    Boolean,
  );
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`  ${failed > 0 ? '✗' : '✓'} ${step.label}: ${counts.join(', ')} (${seconds} s)`);
  if (failed > 0) console.log(output.trimEnd().replace(/^/gm, '    '));
  return { step, passed, failed, skipped };
}

async function inOrder(steps, filters) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, filters));
  return results;
}

/**
 * Runs the steps that only read the sources beside those that wait for databases and processes; the browser's come
 * after.
 */
async function runSteps(steps, filters) {
  const of = (lane) => steps.filter((step) => step.lane === lane);
  const results = await Promise.all([inOrder(of('static'), filters), inOrder(of('server'), filters)]);
  return [...results.flat(), ...(await inOrder(of('browser'), filters))];
}

export async function test(args) {
  onStopRequest(() => process.exit(130));
  const { help, chosen, filters } = readArgs(args);
  if (help) {
    console.log(USAGE);
    return 0;
  }
  await ensureDependencies({ whole: true });
  const results = await runSteps(chosen, filters);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const broken = results.filter(({ failed }) => failed > 0).map(({ step }) => `${step.label} (--only=${step.id})`);
  if (broken.length > 0) console.log(`\n✗ Falló: ${broken.join(' · ')}`);
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return broken.length > 0 ? 1 : 0;
}
