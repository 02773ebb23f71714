import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PERMISOS } from '../../packages/domain/src/cuenta/permisos.ts';
import { read } from './files.mjs';
import { inRoot } from './paths.mjs';

export const TEST = /\.(test|spec|casos|matriz)\.tsx?$/;
const JOBS = 'apps/api/src/jobs/tareas.ts';

/** One name through all layers: the folder or the file is called as the use case. */
export const namedAfter = (slug) => new RegExp(`(^|/)${slug}(/|\\.)`);

const isContract = (file) => /^packages\/contract\/src\/(v\d|monitoreo)\/.*\.ts$/.test(file) && !TEST.test(file);

/** Every path that a file of the contract defines. */
export async function endpoints(files) {
  const found = [];
  for (const file of files.filter(isContract)) {
    const base = file.startsWith('packages/contract/src/monitoreo/') ? '/monitoreo' : '/api';
    for (const [name, value] of Object.entries(await import(pathToFileURL(inRoot(file)).href))) {
      if (typeof value?.slug !== 'string' || typeof value.path !== 'string') continue;
      const { slug, method, idempotente = false } = value;
      found.push({ file, name, slug, route: `${method} ${base}${value.path}`, writes: idempotente });
    }
  }
  return found;
}

/** What runs by itself, with when. */
export function jobs() {
  return [...read(JOBS).matchAll(/nombre: '([\w-]+)',\s*cron: '([^']+)',(?:\s*cadaSegundos: (\d+))?/g)].map(
    ([, name, cron, seconds]) => ({ name, cron, seconds }),
  );
}

export const slugs = Object.keys(PERMISOS).sort();
export const permission = (slug) => PERMISOS[slug];

/** The use case whose name a file of the contract bears. */
export const slugOfFile = (file) => path.basename(file, '.ts');
