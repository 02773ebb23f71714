// The user guide says what the screens say: its bold words are labels of the product, its pictures those of the browser tests.
import { statSync } from 'node:fs';
import { read } from '../lib/files.mjs';
import { GUIDE_SPECS } from '../lib/guide-specs.mjs';
import { inRoot } from '../lib/paths.mjs';
import { productTexts } from '../lib/texts.mjs';

const FOLDER = 'apps/web/ayuda';
const GUIDE = `${FOLDER}/guia-de-usuario.md`;
const SPECS = GUIDE_SPECS.map((name) => `e2e/specs/${name}.spec.ts`);
/** A guide is read over slow networks too. */
const MAX_BYTES = 3_000_000;

/** The guide has these words in bold about itself. */
const NO_LABEL = new Set(['en negrita', 'A la izquierda', 'Arriba']);

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

/** Where a text goes on with a value or a reason, the guide may end it. */
const saysIt = (texts, label) =>
  texts.has(label) || [...texts.keys()].some((text) => text.startsWith(`${label} `) || text.startsWith(`${label}…`));

export const guideLabels = {
  name: `Lo que ${GUIDE} escribe en negrita es un texto de la interfaz.`,
  find: (files) => {
    const texts = productTexts(files);
    return [...new Set(all(read(GUIDE), /\*\*([^*]+)\*\*/g))]
      .filter((label) => !NO_LABEL.has(label) && !saysIt(texts, label))
      .map((label) => `«${label}»: ningún archivo lo dice`);
  },
};

export const guidePictures = {
  name: `Las imágenes de ${GUIDE} son las que toman ${SPECS.join(', ')} (\`npm run guia\`), y todas juntas pesan poco.`,
  find: (files) => {
    const shown = all(read(GUIDE), /!\[[^\]]+\]\(img\/([\w-]+)\.png\)/g);
    const taken = SPECS.flatMap((spec) => all(read(spec), /ilustrar\(\s*page,\s*'([\w-]+)'/g));
    const kept = files.flatMap((file) => all(file, new RegExp(`^${FOLDER}/img/([\\w-]+)\\.png$`, 'g')));
    const bytes = kept.reduce((sum, name) => sum + statSync(inRoot(FOLDER, 'img', `${name}.png`)).size, 0);
    return [
      ...shown.filter((name) => !kept.includes(name)).map((name) => `«${name}»: falta la imagen`),
      ...shown.filter((name) => !taken.includes(name)).map((name) => `«${name}»: ninguna prueba la toma`),
      ...taken.filter((name) => !shown.includes(name)).map((name) => `«${name}»: la guía no la muestra`),
      ...kept.filter((name) => !taken.includes(name)).map((name) => `«${name}»: sobra`),
      ...(bytes > MAX_BYTES ? [`${bytes} bytes de ${MAX_BYTES}`] : []),
    ];
  },
};
