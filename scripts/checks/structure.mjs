// No compiler and no linter sees these: the specification's texts, references, checksums of migrations, licences, the
// guide.
import { projectFiles } from '../lib/files.mjs';
import { guideLabels, guidePictures } from './guide.mjs';
import { licences } from './licences.mjs';
import { immutableMigrations } from './migrations.mjs';
import { references } from './references.mjs';
import { specifiedTexts } from './texts.mjs';

const CHECKS = [immutableMigrations, ...licences, specifiedTexts, references, guideLabels, guidePictures];

/** Runs every check; one without findings passes. */
export function checks() {
  const files = projectFiles();
  return CHECKS.map(({ name, find }) => ({ name, problems: find(files) }));
}
