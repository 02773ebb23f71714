import { read } from '../lib/files.mjs';

const PAGES = { document: 'docs/especificacion.md', acuerdos: 'docs/acuerdos.md' };
const CITING = /\.(ts|tsx|mjs|sql|css|grit|md)$/;
/** Migrations are never edited: what they cite is told by the former numbers in docs/decisions/README.md. */
const IMMUTABLE = /\/migrations\//;
const REFERENCE = /\b(document [12]|acuerdos) §(\d+)(?: '([^']+)')?/gi;
const RECORD = /\bADR (\d+)\b/g;
/** A section of these pages is none of ours, or stands under another name. */
const ELSEWHERE = /\b(?!document [12] |acuerdos |and )[a-z]+(?: [12])? §\d/gi;

/** Gives the text under each `## document 1 §2…` or `## acuerdos §5…` of a page. */
function sections(page) {
  const parts = read(page).split(/^## /m).slice(1);
  return new Map(parts.map((text) => [/^[^:\n]+/.exec(text)?.[0].trim(), text.toLowerCase().replace(/\s+/g, ' ')]));
}

/** Joins a comment into one line, so that a name that is broken over two is found. */
const unbroken = (text) => text.replace(/\n\s*(?:\*|--|\/\/)?[ \t]*/g, ' ');

/** Whoever follows a reference of the source finds the paragraph: the page has the section, and in it the name. */
export const references = {
  name: 'Referencias a la especificación, a los acuerdos y a las decisiones',
  find(files) {
    const known = new Map(Object.values(PAGES).flatMap((page) => [...sections(page)]));
    const citing = files.filter((file) => CITING.test(file) && !IMMUTABLE.test(file));
    const records = new Set(files.flatMap((file) => /^docs\/decisions\/(\d+)-/.exec(file)?.[1] ?? []).map(Number));
    return citing.flatMap((file) => {
      const text = unbroken(read(file));
      const lost = [...text.matchAll(REFERENCE)].filter(([, page, number, name = '']) => {
        const section = known.get(`${page.toLowerCase()} §${number}`);
        return section === undefined || !section.includes(name.toLowerCase());
      });
      const unwritten = [...text.matchAll(RECORD)].filter(([, number]) => !records.has(Number(number)));
      return [...lost, ...unwritten, ...text.matchAll(ELSEWHERE)].map(
        ([cited]) => `${file}: «${cited}» no está en la documentación`,
      );
    });
  },
};
