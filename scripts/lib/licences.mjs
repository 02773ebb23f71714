// The locked packages that run in production, of every machine, are shipped with these licences.
import { read } from './files.mjs';

/** These licences are free, and ask for no more than that their notice is kept. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Unlicense',
];
/** These packages are libraries of their own beside the program, which whoever gets it may replace. */
const LINKED = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };
/** The package says it in a file and not in its description. */
const SAID_ELSEWHERE = { 'png-js': 'MIT' };

/** Gives each shipped package once, with its licence. */
export function shipped(lock = JSON.parse(read('package-lock.json'))) {
  const found = new Map();
  for (const [place, { dev, link, license }] of Object.entries(lock.packages)) {
    if (dev || link || !place.includes('node_modules/')) continue;
    const name = place.split('node_modules/').pop();
    found.set(`${name} ${license}`, { name, licence: license ?? SAID_ELSEWHERE[name] ?? 'ninguna' });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

const one = (name, licence) => ALLOWED.includes(licence) || LINKED[licence]?.test(name) === true;

/** Reads an expression of SPDX: one of those joined by OR is enough, all of those joined by AND are needed. */
export const isAllowed = ({ name, licence }) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => one(name, each)));

export const NOTICE = 'NOTICE.md';

const HEAD = `# Third-party software

What SGPA is shipped with, by licence; \`node scripts/licencias.mjs\` writes this list from \`package-lock.json\`, and
\`npm test -- --only=structure\` says when it is stale or a licence is not on the list of those that may be shipped.
Each package holds the text of its licence. \`npm run sbom\` gives the same with versions and digests (CycloneDX).
The embedded PostgreSQL is under the PostgreSQL Licence; the list of municipalities and the letter: see README.md.
The icons of the screens (\`apps/web/src/ui/icon-paths.ts\`) are Google's Material Icons, under Apache-2.0.
`;

/** Gives the listing as it should stand in the repository. */
export function notice(packages = shipped(), head = HEAD) {
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  const parts = licences.map((licence) => {
    const names = packages.filter((it) => it.licence === licence).map(({ name }) => `- \`${name}\`\n`);
    return `\n## ${licence}\n\n${names.join('')}`;
  });
  return head + parts.join('');
}
