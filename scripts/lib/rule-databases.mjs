// The databases that the tests copy theirs from, after a routine of the copy changed.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the databases are made of; the clock's routine is another one there, and its test reads the file by itself. */
export const isRoutine = (file) => /\/rutinas\/(?!15_reloj).*\.sql$/.test(file);

/** Applies the routines as the copy has them now to each of the databases on that server. */
export async function applyRoutines(folder, serverUrl) {
  const moduleOf = (name) => import(pathToFileURL(path.join(folder, 'apps/api/src/db', name)).href);
  const [{ migrar }, { crearDb }] = [await moduleOf('migrar.ts'), await moduleOf('pool.ts')];
  const on = async (name, during) => {
    const url = new URL(serverUrl);
    if (name !== null) url.pathname = `/${name}`;
    const opened = crearDb({ url: url.href, max: 1, statementTimeout: 0 });
    try {
      return await during(opened);
    } finally {
      await opened.db.destroy();
    }
  };
  const { rows } = await on(null, ({ pool }) =>
    pool.query("select datname from pg_database where datname like 'sgpa\\_plantilla%'"),
  );
  for (const { datname } of rows) await on(datname, ({ db }) => migrar(db));
}
