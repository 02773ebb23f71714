// A migration that somebody's database has applied is never edited: its checksum is committed, and the migrator refuses it too.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { read } from '../lib/files.mjs';

const FOLDER = 'apps/api/src/db/migrations';
const LIST = `${FOLDER}/sumas.sha256`;

const checksum = (file) => createHash('sha256').update(read(file).replaceAll('\r\n', '\n')).digest('hex');

function find(files) {
  const migrations = files.filter((file) => file.startsWith(`${FOLDER}/`) && file.endsWith('.sql'));
  const known = new Map(
    read(LIST)
      .trim()
      .split('\n')
      .map((line) => {
        const [sum, name] = line.trim().split(/\s+/);
        return [name, sum];
      }),
  );
  const gone = [...known.keys()].filter((name) => !migrations.includes(`${FOLDER}/${name}`));
  return [
    ...gone.map((name) => `${FOLDER}/${name}: falta el archivo; restáurelo`),
    ...migrations.flatMap((file) => {
      const name = path.posix.basename(file);
      const sum = checksum(file);
      if (!known.has(name)) return [`${file}: es nueva; añada a ${LIST} la línea «${sum}  ${name}»`];
      return known.get(name) === sum
        ? []
        : [`${file}: se editó; restáurela y escriba el cambio en una migración nueva`];
    }),
  ];
}

export const immutableMigrations = {
  name: 'Una migración no se edita después de entregada (sus sumas están en sumas.sha256).',
  find,
};
