import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';

/**
 * Puts a file to be chosen on the disk, as a user's is; it is gone with the test. Bytes that Playwright is given it
 * carries into the page one by one: some seconds of processor time for a heavy one.
 */
export async function enDisco({ name, buffer }: { name: string; buffer: Buffer }): Promise<string> {
  const ruta = test.info().outputPath(name);
  await writeFile(ruta, buffer);
  return ruta;
}
