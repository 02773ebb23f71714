import { dataDir } from './paths.mjs';

/**
 * Gives the embedded PostgreSQL as it runs, or started for as long as `work` takes; where DATABASE_URL names another
 * one, that.
 */
export async function withDatabase(work) {
  if (process.env.DATABASE_URL) return work({});
  const { iniciarPostgres } = await import('../../packages/postgres-local/src/iniciar.ts');
  const { urlEnMarcha } = await import('../../packages/postgres-local/src/en-marcha.ts');
  const folder = dataDir();
  const url = urlEnMarcha(folder);
  if (url !== null) return work({ DATABASE_URL: url });
  const own = await iniciarPostgres({ dataDir: folder });
  try {
    return await work({ DATABASE_URL: own.url });
  } finally {
    await own.cerrar();
  }
}
