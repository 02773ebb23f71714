// The specification's texts are held twice, letter by letter: in the code, and in a table that is written by hand from
// it.
import { read } from '../lib/files.mjs';
import { nearest, productTexts } from '../lib/texts.mjs';

const SPECIFICATION = 'scripts/checks/textos/especificacion.txt';

/** `text` is gone: say which one took its place, and where. */
function missing(text, said, specified) {
  const others = [...said.keys()].filter((other) => !specified.includes(other));
  const instead = nearest(text, others);
  return instead === undefined
    ? `«${text}»: ningún archivo lo dice`
    : `«${text}»: ${said.get(instead)} dice «${instead}»`;
}

export const specifiedTexts = {
  name: `Los textos de la especificación, a la letra (${SPECIFICATION}).`,
  find: (files) => {
    const lines = read(SPECIFICATION).split('\n');
    const specified = lines.filter((line) => line !== '' && !line.startsWith('#'));
    const said = productTexts(files);
    return specified.filter((text) => !said.has(text)).map((text) => missing(text, said, specified));
  },
};
