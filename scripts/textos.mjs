// Writes the table of the product's own texts (scripts/checks/textos/propios.txt) from the code, after a wanted change.
// The specification's texts are in especificacion.txt, beside it, which is written by hand.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureNode } from './lib/ensure-node.mjs';
import { projectFiles } from './lib/files.mjs';
import { inRoot } from './lib/paths.mjs';

await ensureNode(fileURLToPath(import.meta.url));
const { OWN, ownTexts } = await import('./checks/texts.mjs');
const head = [
  '# What the product says in its own words, a line for each text; … stands for a value.',
  '# Written by `node scripts/textos.mjs`: read the diff before you commit it.',
];
writeFileSync(inRoot(OWN), `${[...head, ...ownTexts(projectFiles())].join('\n')}\n`);
