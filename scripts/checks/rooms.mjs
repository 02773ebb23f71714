// The rooms of the house, and that no arrow between them leads back: what stands on another room is above it.
import path from 'node:path';
import { isTest, read } from '../lib/files.mjs';

const CODE = /^(packages|apps)\/.*\.tsx?$/;
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** Folders whose own folders are rooms; a file right in one of them is a room by itself. */
const HOUSES = [
  'packages/domain/src',
  'packages/contract/src',
  'apps/api/src/modules',
  'apps/api/src',
  'apps/web/src/features',
  'apps/web/src',
];

/** The room of a file: the folder under its house, else its package or program. */
export function roomOf(file) {
  const house = HOUSES.find((folder) => file.startsWith(`${folder}/`));
  if (house === undefined) return file.split('/').slice(0, 2).join('/');
  const [first = ''] = file.slice(house.length + 1).split('/');
  return `${house.replace('/src', '')}/${first.replace(/\.tsx?$/, '')}`;
}

/** Where an import leads, if to a file of ours. */
function targetOf(file, specifier, known) {
  const own = /^@sgpa\/([\w-]+)\/(.+)$/.exec(specifier);
  if (own === null) return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;
  const [, name, rest] = own;
  return ['packages', 'apps']
    .flatMap((kind) => ['.ts', '.tsx', ''].map((end) => `${kind}/${name}/src/${rest}${end}`))
    .find((place) => known.has(place));
}

/** Room → rooms it stands on → one import that says so. */
function roomsOf(files) {
  const product = files.filter((file) => CODE.test(file) && !isTest(file));
  const known = new Set(product);
  const rooms = new Map(product.map((file) => [roomOf(file), new Map()]));
  for (const file of product) {
    for (const [, specifier] of read(file).matchAll(IMPORT)) {
      const target = targetOf(file, specifier, known);
      if (target === undefined || !known.has(target) || roomOf(target) === roomOf(file)) continue;
      const below = rooms.get(roomOf(file));
      if (!below.has(roomOf(target))) below.set(roomOf(target), `${file} → ${target}`);
    }
  }
  return rooms;
}

/** Floors from the ground up; what stays over stands in a circle. */
function floorsOf(rooms) {
  const floors = [];
  const left = new Set(rooms.keys());
  while (left.size > 0) {
    const floor = [...left].filter((room) => [...rooms.get(room).keys()].every((below) => !left.has(below)));
    if (floor.length === 0) break;
    floors.push(floor.sort());
    for (const room of floor) left.delete(room);
  }
  return { floors, left };
}

/** Arrows of those rooms that lead back to where they came from. */
function arrowsBack(rooms, left) {
  const reaches = (from, to, seen = new Set()) => {
    for (const next of rooms.get(from).keys()) {
      if (next === to) return true;
      if (left.has(next) && !seen.has(next) && reaches(next, to, seen.add(next))) return true;
    }
    return false;
  };
  return [...left].flatMap((room) =>
    [...rooms.get(room)].filter(([below]) => left.has(below) && reaches(below, room)).map(([, arrow]) => arrow),
  );
}

export const rooms = {
  name: 'Entre los cuartos ninguna flecha vuelve: estos se necesitan en círculo.',
  find: (files) => {
    const all = roomsOf(files);
    return arrowsBack(all, floorsOf(all).left).sort();
  },
  tell: (files) => {
    const all = roomsOf(files);
    const { floors, left } = floorsOf(all);
    const arrows = [...all.values()].reduce((sum, below) => sum + below.size, 0);
    const back = arrowsBack(all, left).length;
    return [
      `${all.size} cuartos en ${floors.length} pisos, ${arrows} flechas, ${back} de vuelta; desde abajo:`,
      ...floors.map((floor, index) => `${String(index + 1).padStart(3)}  ${floor.join(' · ')}`),
    ];
  },
};
