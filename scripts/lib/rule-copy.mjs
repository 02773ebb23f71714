// A copy of the project to break: the sources of the work tree stay as they are.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFiles } from './files.mjs';
import { inRoot } from './paths.mjs';

/** Of this run alone: another one may be under way. */
const FOLDER = inRoot(`test-results/reglas-${process.pid}`);
const NEEDLESS = /^(e2e|mutacion|docs\/(?!api\/))/;

/** A package of ours by its name leads into the copy; every other one is found further up, where it is installed. */
function linkPackages(files) {
  for (const file of files.filter((it) => /^(packages\/|apps\/|)[\w-]+\/package\.json$/.test(it))) {
    const { name } = JSON.parse(readFileSync(inRoot(file), 'utf8'));
    const link = path.join(FOLDER, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(FOLDER, path.dirname(file)), link);
  }
}

export const removeCopy = () => rmSync(FOLDER, { recursive: true, force: true });

export function copyProject() {
  const files = projectFiles().filter((file) => !NEEDLESS.test(file));
  for (const file of files) cpSync(inRoot(file), path.join(FOLDER, file));
  linkPackages(files);
  return FOLDER;
}

/** Puts `becomes` in the place of `was`, lets `during` go on, and puts it back. */
export async function withBreakage(folder, { file, was, becomes }, during) {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  const parts = text.split(was);
  if (parts.length !== 2) throw new Error(`${file}: ${parts.length - 1} × «${was}»`);
  writeFileSync(place, parts.join(becomes));
  try {
    return await during();
  } finally {
    writeFileSync(place, text);
  }
}
