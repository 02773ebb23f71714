// Files stay small enough to be read at one sitting. Generated code is not counted.
import { isCode, isTest, read } from '../lib/files.mjs';

const MAX = { product: 250, test: 350 };
/** Of the product's TypeScript: half of the files, and nine of ten, are no longer. */
const MEDIAN = 40;
const P90 = 100;

const linesOf = (file) => read(file).trimEnd().split('\n').length;
const isProduct = (file) => /^(apps|packages)\/.*\.tsx?$/.test(file) && !isTest(file);

function figures(files) {
  const lines = files
    .filter((file) => isCode(file) && isProduct(file))
    .map(linesOf)
    .sort((a, b) => a - b);
  const at = (part) => lines[Math.min(Math.floor(lines.length * part), lines.length - 1)] ?? 0;
  return { count: lines.length, median: at(0.5), p90: at(0.9), longest: lines.at(-1) ?? 0 };
}

const longFiles = {
  name: `Ningún archivo pasa de ${MAX.product} líneas, ni una prueba de ${MAX.test}: divídalo por lo que dice.`,
  find: (files) =>
    files
      .filter(isCode)
      .map((file) => [file, linesOf(file), isTest(file) ? MAX.test : MAX.product])
      .filter(([, lines, most]) => lines > most)
      .map(([file, lines, most]) => `${file}: ${lines} líneas de ${most}`),
};

const usualSize = {
  name: `La mitad de los archivos del producto tiene hasta ${MEDIAN} líneas, y nueve de cada diez hasta ${P90}.`,
  find: (files) => {
    const { median, p90 } = figures(files);
    return [
      ...(median > MEDIAN ? [`mediana: ${median} líneas`] : []),
      ...(p90 > P90 ? [`percentil 90: ${p90} líneas`] : []),
    ];
  },
  tell: (files) => {
    const { count, median, p90, longest } = figures(files);
    return `${count} archivos del producto; mediana ${median} líneas, percentil 90 ${p90}, el más largo ${longest}`;
  },
};

export const sizes = [longFiles, usualSize];
