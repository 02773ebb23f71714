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

/** Runs one step and says how it went, with its output when it failed. */
async function runStep(step, filters) {
  const since = performance.now();
  console.log(`· ${step.label}…`);
  const { passed, failed, skipped = 0, output, notes = [] } = await outcome(step, filters);
  const counts = [`${passed} bien`, failed > 0 && `${failed} mal`, skipped > 0 && `${skipped} omitidas`].filter(
    Boolean,
  );
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(`  ${failed > 0 ? '✗' : '✓'} ${step.label}: ${counts.join(', ')} (${seconds} s)`);
  for (const note of notes) console.log(`    ${note}`);
  if (failed > 0 && output) console.log(indent(output));
  return { step, passed, failed, skipped };
}

async function inOrder(steps, filters) {
  const results = [];
  for (const step of steps) results.push(await runStep(step, filters));
  return results;
}

/** The steps that only read the sources run beside those that wait for databases and processes; the browser's come after. */
async function runSteps(steps, filters) {
  const of = (lane) => steps.filter((step) => step.lane === lane);
  const results = await Promise.all([inOrder(of('static'), filters), inOrder(of('server'), filters)]);
  return [...results.flat(), ...(await inOrder(of('browser'), filters))];
}

/** Runs what the arguments ask for, and gives the exit code. */
export async function test(args) {
  onStopRequest(() => process.exit(130));
  const { help, chosen: steps, filters } = readArgs(args, STEPS);
  if (help) {
    console.log(usage(STEPS));
    return 0;
  }
  await ensureDependencies({ whole: true });
  const results = await runSteps(steps, filters);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const broken = results.filter(({ failed }) => failed > 0).map(({ step }) => step);
  if (broken.length > 0)
    console.log(`\n✗ Falló: ${broken.map((step) => `${step.label} (--only=${step.id})`).join(' · ')}`);
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return broken.length > 0 ? 1 : 0;
}
