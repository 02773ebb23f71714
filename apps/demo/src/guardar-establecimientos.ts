import { readFile } from 'node:fs/promises';
import { leerCsv } from '@sgpa/api/db/catalogos/cargar-catalogos';
import { upsert } from '@sgpa/api/db/catalogos/upsert';
import type { Trx } from '@sgpa/api/db/pool';

const ARCHIVO = new URL('./datos/establecimientos.csv', import.meta.url);

/** Stores invented establishments with invented RUES codes: production has those that ADM_SGPA brings. */
export async function guardarEstablecimientos(trx: Trx): Promise<void> {
  const filas = leerCsv(await readFile(ARCHIVO, 'utf8'));
  await upsert(trx, 'establecimiento_salud', ['id'], filas, { unicas: ['codigo_rues'] });
}
