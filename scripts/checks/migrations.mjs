// A migration that somebody's database has applied is never edited: its checksum is committed, and the migrator refuses it too.
import path from 'node:path';
import { FOLDER, knownSums, sumOf } from '../lib/migration-sums.mjs';

function find(files) {
  const migrations = files.filter((file) => file.startsWith(`${FOLDER}/`) && file.endsWith('.sql'));
  const known = knownSums();
  const gone = [...known.keys()].filter((name) => !migrations.includes(`${FOLDER}/${name}`));
  return [
    ...gone.map((name) => `${FOLDER}/${name}: falta el archivo; restáurelo`),
    ...migrations.flatMap((file) => {
      const name = path.posix.basename(file);
      if (!known.has(name)) return [`${file}: es nueva; escriba su suma con node scripts/tipos-db.mjs`];
      return known.get(name) === sumOf(name)
        ? []
        : [`${file}: se editó; restáurela y escriba el cambio en una migración nueva`];
    }),
  ];
}

export const immutableMigrations = {
  name: 'Una migración no se edita después de entregada (sus sumas están en db.generated.ts).',
  find,
};
