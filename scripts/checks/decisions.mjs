// A library that nobody decided on has come by itself: docs/decisions/ must name each one.
import { read } from '../lib/files.mjs';

const KINDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
/** Types go with their library, and our own packages are no choice. */
const isForeign = (name) => !/^@(sgpa|types)\//.test(name);

const literal = (name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function librariesOf(manifest) {
  const content = JSON.parse(read(manifest));
  return KINDS.flatMap((kind) => Object.keys(content[kind] ?? {})).filter(isForeign);
}

export const decisions = {
  name: 'Cada biblioteca de un package.json está nombrada, entre acentos graves, en docs/decisions/.',
  find: (files) => {
    const said = files
      .filter((file) => /^docs\/decisions\/.*\.md$/.test(file))
      .map(read)
      .join('\n');
    return files
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .flatMap((manifest) =>
        librariesOf(manifest)
          .filter((name) => !new RegExp(`\`${literal(name)}(\`|/)`).test(said))
          .map((name) => `${manifest}: ${name}`),
      );
  },
};
