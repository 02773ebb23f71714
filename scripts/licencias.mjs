// Writes NOTICE.md: the packages that are shipped, by licence.
import { writeFileSync } from 'node:fs';
import { NOTICE, notice } from './lib/licences.mjs';
import { inRoot } from './lib/paths.mjs';

writeFileSync(inRoot(NOTICE), notice());
