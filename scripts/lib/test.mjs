import { ensureDependencies } from './dependencies.mjs';
import { report } from './problem.mjs';
import { onStopRequest } from './stop-request.mjs';
import { readArgs, usage } from './test-args.mjs';
import { STEPS } from './test-steps.mjs';

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
  const { help, chosen: steps, filters } = readArgs(args, STEPS);
  if (help) {
    console.log(usage(STEPS));
    return 0;
  }
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
