// What is shipped may be shipped, and is named with its licence.
import { existsSync } from 'node:fs';
import { read } from '../lib/files.mjs';
import { isAllowed, NOTICE, notice, shipped } from '../lib/licences.mjs';
import { inRoot } from '../lib/paths.mjs';

const allowedLicences = {
  name: 'Todo lo que se entrega tiene una licencia de la lista (scripts/lib/licences.mjs).',
  find: () =>
    shipped()
      .filter((it) => !isAllowed(it))
      .map(({ name, licence }) => `${name}: ${licence}`),
};

const listedLicences = {
  name: 'NOTICE.md nombra todo lo que se entrega: `node scripts/licencias.mjs` lo escribe.',
  find: () => (existsSync(inRoot(NOTICE)) && read(NOTICE) === notice() ? [] : [`${NOTICE}: no está al día`]),
};

export const licences = [allowedLicences, listedLicences];
