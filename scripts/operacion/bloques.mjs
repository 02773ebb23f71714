import { fromMarkdown } from 'mdast-util-from-markdown';

const CHAPTER = 'Production, step by step';
const WHO = /^# as ([\w-]+)(, with network)?\n/;

const textOf = (node) => node.value ?? node.children?.map(textOf).join('') ?? '';

/**
 * Gives the steps of the chapter in their order. A block of commands begins with who runs it (`# as root`, `# as root,
 * with network`) or with `# yours`, which is what each installation has of its own. A comment `<!-- test: … -->` is a step
 * that the test does in the place of people at the screen.
 */
export function stepsOf(markdown) {
  const steps = [];
  let inside = false;
  let heading = '';
  for (const node of fromMarkdown(markdown).children) {
    if (node.type === 'heading') {
      if (node.depth === 2) inside = textOf(node) === CHAPTER;
      heading = textOf(node);
    }
    if (!inside) continue;
    const common = { heading, line: node.position.start.line };
    const test = node.type === 'html' && /^<!-- test: ([\w -]+) -->$/.exec(node.value);
    if (test) steps.push({ ...common, test: test[1].split(' ') });
    if (node.type !== 'code' || node.lang !== 'sh') continue;
    const who = WHO.exec(node.value);
    if (who) steps.push({ ...common, user: who[1], network: who[2] !== undefined, commands: node.value });
    else if (node.value.startsWith('# yours\n')) steps.push({ ...common, yours: node.value });
    else throw new Error(`docs/operacion.md:${common.line}: a block of «${CHAPTER}» does not say who runs it`);
  }
  return steps;
}
