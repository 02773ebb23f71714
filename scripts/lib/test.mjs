import { ensureDependencies } from './dependencies.mjs';
import { Problem, report } from './problem.mjs';
import { onStopRequest } from './stop-request.mjs';
import { STEPS } from './test-steps.mjs';

function chosen(args) {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  if (only === undefined) return STEPS;
  const ids = only.split(',');
  const unknown = ids.filter((id) => !STEPS.some((step) => step.id === id));
  if (unknown.length > 0) {
    throw new Problem(
      `No existe la comprobación «${unknown.join(', ')}».`,
      `Hay: ${STEPS.map((step) => step.id).join(', ')}`,
    );
  }
  return STEPS.filter((step) => ids.includes(step.id));
}

/** What is not an option narrows the steps that run files of tests: `--only=vitest baja-titular`. */
function filtersFor(steps, args) {
  const filters = args.filter((arg) => !arg.startsWith('--'));
  if (filters.length > 0 && !steps.every((step) => step.filters)) {
    const able = STEPS.filter((step) => step.filters).map((step) => step.id);
    throw new Problem(
      `«${filters.join(' ')}» elige archivos de prueba, y no toda comprobación los tiene.`,
      `Diga de cuál: ${able.map((id) => `npm test -- --only=${id} ${filters.join(' ')}`).join(' · ')}`,
    );
  }
  return filters;
}

const indent = (text) => text.trimEnd().replace(/^/gm, '    ');

/** A step that breaks is a step that failed: the others still run. */
async function outcome(step, filters) {
  try {
    return await step.run(filters);
  } catch (error) {
    report(error);
    return { passed: 0, failed: 1, output: '' };
  }
}

/** Runs the steps in order, says in a line how each went (with its output when it failed), and gives the exit code. */
export async function test(args) {
  onStopRequest(() => process.exit(130));
  const steps = chosen(args);
  const filters = filtersFor(steps, args);
  await ensureDependencies();
  const total = { passed: 0, failed: 0, skipped: 0 };
  const broken = [];
  for (const step of steps) {
    const since = performance.now();
    console.log(`· ${step.label}…`);
    const { passed, failed, skipped = 0, output, notes = [] } = await outcome(step, filters);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    const counts = [`${passed} bien`, failed > 0 && `${failed} mal`, skipped > 0 && `${skipped} omitidas`].filter(
      Boolean,
    );
    console.log(
      `  ${failed > 0 ? '✗' : '✓'} ${counts.join(', ')} (${((performance.now() - since) / 1000).toFixed(1)} s)`,
    );
    for (const note of notes) console.log(`    ${note}`);
    if (failed > 0) {
      broken.push(step);
      if (output) console.log(indent(output));
    }
  }
  if (broken.length > 0)
    console.log(`\n✗ Falló: ${broken.map((step) => `${step.label} (--only=${step.id})`).join(' · ')}`);
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}
