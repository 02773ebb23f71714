// docs/seguridad.md against OWASP ASVS 5.0.0: every requirement of levels 1 and 2 once, nothing said to be met without a file that shows it.
import { read } from '../lib/files.mjs';

const DOCUMENT = 'docs/seguridad.md';

/**
 * How many requirements of level 1, and of levels 1 and 2, each section of the standard has; within a section they are numbered by
 * level (OWASP ASVS 5.0.0, https://github.com/OWASP/ASVS, CC BY-SA 4.0). Sections without one of these levels are not here.
 */
const SECTIONS = {
  1.1: [0, 2],
  1.2: [5, 9],
  1.3: [2, 11],
  1.4: [0, 3],
  1.5: [1, 2],
  2.1: [1, 3],
  2.2: [2, 3],
  2.3: [1, 4],
  2.4: [0, 1],
  3.2: [2, 2],
  3.3: [1, 4],
  3.4: [2, 6],
  3.5: [3, 5],
  3.7: [0, 2],
  4.1: [1, 3],
  4.2: [0, 1],
  4.3: [0, 2],
  4.4: [1, 4],
  5.1: [0, 1],
  5.2: [2, 3],
  5.3: [2, 2],
  5.4: [0, 3],
  6.1: [1, 3],
  6.2: [8, 12],
  6.3: [2, 4],
  6.4: [2, 4],
  6.5: [0, 5],
  6.6: [0, 3],
  6.8: [0, 4],
  7.1: [0, 3],
  7.2: [4, 4],
  7.3: [0, 2],
  7.4: [2, 5],
  7.5: [0, 2],
  7.6: [0, 2],
  8.1: [1, 2],
  8.2: [2, 3],
  8.3: [1, 1],
  8.4: [0, 1],
  9.1: [3, 3],
  9.2: [1, 4],
  10.1: [0, 2],
  10.2: [0, 2],
  10.3: [0, 4],
  10.4: [5, 11],
  10.5: [0, 5],
  10.6: [0, 2],
  10.7: [0, 3],
  11.1: [0, 2],
  11.2: [0, 3],
  11.3: [2, 3],
  11.4: [1, 4],
  11.5: [0, 1],
  11.6: [0, 1],
  12.1: [1, 3],
  12.2: [2, 2],
  12.3: [0, 4],
  13.1: [0, 1],
  13.2: [0, 5],
  13.3: [0, 2],
  13.4: [1, 5],
  14.1: [0, 2],
  14.2: [1, 4],
  14.3: [1, 3],
  15.1: [1, 3],
  15.2: [1, 3],
  15.3: [1, 7],
  16.1: [0, 1],
  16.2: [0, 5],
  16.3: [0, 4],
  16.4: [0, 3],
  16.5: [0, 3],
  17.1: [0, 1],
  17.2: [0, 4],
  17.3: [0, 2],
};

/** Number → level. */
const REQUIREMENTS = new Map(
  Object.entries(SECTIONS).flatMap(([section, [first, both]]) =>
    Array.from({ length: both }, (_, index) => [`${section}.${index + 1}`, index < first ? '1' : '2']),
  ),
);

const STATES = ['yes', 'partly', 'no', 'n/a'];

/** The rows of the tables whose first cell is a number of the standard. */
const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
    .map((line) => {
      const [number, level, asks, state, how, shownBy] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return {
        number,
        level,
        asks,
        state,
        how,
        shown: [...(shownBy ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file),
      };
    });

/** A file by the end of its path, as long as one needs to tell it from others. */
function problemOfFile(shown, files) {
  const found = files.filter((file) => file.endsWith(`/${shown}`));
  if (files.includes(shown) || found.length === 1) return null;
  return found.length === 0 ? `no hay «${shown}»` : `«${shown}» son varios: ${found.join(', ')}`;
}

function problemsOfRow({ number, level, asks, state, how, shown }, files) {
  const said = (what) => `${number}: ${what}`;
  const expected = REQUIREMENTS.get(number);
  const ownWords = state === 'yes' ? shown.length > 0 : how !== '';
  return [
    expected === undefined && said('no es un requisito de nivel 1 o 2'),
    expected !== undefined && level !== expected && said(`es de nivel ${expected}`),
    asks === '' && said('no dice qué pide'),
    !STATES.includes(state) && said(`«${state}» no es ${STATES.join(', ')}`),
    !ownWords &&
      said(state === 'yes' ? 'dice que se cumple y nada lo muestra' : 'no dice qué falta, o por qué no toca'),
    ...shown.map((file) => problemOfFile(file, files)).map((problem) => problem !== null && said(problem)),
  ].filter(Boolean);
}

export const asvs = {
  name: 'docs/seguridad.md: cada requisito de ASVS 5.0 (niveles 1 y 2) una vez, y lo que lo muestra existe.',
  find(files) {
    const rows = rowsOf(read(DOCUMENT));
    const times = (number) => rows.filter((row) => row.number === number).length;
    const counted = [...REQUIREMENTS.keys()]
      .filter((number) => times(number) !== 1)
      .map((number) => `${number}: está ${times(number)} veces`);
    return [...counted, ...rows.flatMap((row) => problemsOfRow(row, files))];
  },
};
