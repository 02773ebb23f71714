import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { leerConfig } from '@sgpa/api/config';
import type { Db } from '@sgpa/api/db/pool';
import { crearCustodia } from '@sgpa/api/integrations/custodia/archivo';
import { prepararFirmante } from '@sgpa/api/integrations/custodia/llave';
import type { Custodia, Firmante } from '@sgpa/api/integrations/custodia/port';
import { sellarAuditoria } from '@sgpa/api/modules/auditoria/sellado.service';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { relojFijo } from './reloj.ts';

export type CustodiaDePrueba = Custodia & {
  /** The heads and keys are in this folder. */
  carpeta: string;
  borrar(): Promise<void>;
};

/** Keeps heads in a directory of their own, with a key as a demonstration makes it. */
export async function crearCustodiaDePrueba(): Promise<CustodiaDePrueba> {
  const raiz = await mkdtemp(path.join(tmpdir(), 'sgpa-custodia-'));
  const config = leerConfig({ DATABASE_URL: 'postgres://nadie@127.0.0.1/ninguna', SGPA_DATA_DIR: raiz });
  const { carpeta } = config.auditoria;
  return {
    ...crearCustodia(carpeta, await prepararFirmante(config)),
    carpeta,
    borrar: () => rm(raiz, { recursive: true, force: true }),
  };
}

/** Seals wait for transactions of the whole server, also for those of other tests, so this asks until all is sealed. */
export const sellarTodo = (db: Db, firmante: Firmante, { filas = 2000, clock = relojFijo() } = {}): Promise<void> =>
  vi.waitFor(
    async () => {
      await sellarAuditoria({ db, clock, firmante }, filas);
      const { rows } = await sql<{ todas: boolean }>`select
        (select coalesce(sum(octet_length(eslabones)) / 40, 0) from auditoria_sello) = (select count(*) from auditoria)
          as todas`.execute(db);
      expect(rows).toEqual([{ todas: true }]);
    },
    { timeout: 50_000, interval: 50 },
  );
