// What a person reads, held twice: in the code, and letter by letter in tables that belong to the tests.
import { read } from '../lib/files.mjs';
import { isForPeople, nearest, productTexts } from '../lib/texts.mjs';

/** The specification's texts, written by hand from it: nothing writes this file. */
const SPECIFICATION = 'scripts/checks/textos/especificacion.txt';
/** The other ones, which `node scripts/textos.mjs` writes: a change shows as a line of the diff. */
export const OWN = 'scripts/checks/textos/propios.txt';

const table = (file) =>
  read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

export function ownTexts(files) {
  const specified = new Set(table(SPECIFICATION));
  return [...productTexts(files).keys()].filter((text) => isForPeople(text) && !specified.has(text)).sort();
}

/** `text` is gone: say which one took its place, and where. */
function missing(text, said, known) {
  const instead = nearest(
    text,
    [...said.keys()].filter((other) => !known.has(other)),
  );
  return instead === undefined
    ? `«${text}»: ningún archivo lo dice`
    : `«${text}»: ${said.get(instead)} dice «${instead}»`;
}

export const specifiedTexts = {
  name: `Los textos de la especificación, a la letra (${SPECIFICATION}).`,
  find: (files) => {
    const specified = new Set(table(SPECIFICATION));
    const said = productTexts(files);
    const known = new Set([...specified, ...table(OWN)]);
    return [...specified].filter((text) => !said.has(text)).map((text) => missing(text, said, known));
  },
};

export const unspecifiedTexts = {
  name: `Los demás textos, como en su tabla (${OWN}; si el cambio es querido, \`node scripts/textos.mjs\`).`,
  find: (files) => {
    const said = productTexts(files);
    const written = table(OWN);
    const known = new Set([...table(SPECIFICATION), ...written]);
    const now = ownTexts(files);
    return [
      ...written.filter((text) => !now.includes(text)).map((text) => missing(text, said, known)),
      ...now.filter((text) => !known.has(text)).map((text) => `«${text}» (${said.get(text)}): no está en la tabla`),
    ];
  },
};
