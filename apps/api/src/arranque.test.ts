import { type Base, crearBase, PASSWORD_APP } from '@sgpa/banco-de-pruebas/base';
import { relojFijo } from '@sgpa/banco-de-pruebas/reloj';
import { describe, expect, it } from 'vitest';
import { prepararBase } from './arranque.ts';
import { leerConfig } from './config.ts';

async function arrancarEnProduccion(base: Base): Promise<void> {
  const config = leerConfig({ DATABASE_URL: base.owner.url, SGPA_DB_APP_PASSWORD: PASSWORD_APP });
  await prepararBase({ ...config, produccion: true }, relojFijo());
}

describe('arranque.test.ts', () => {
  it('producción no arranca sobre una base con datos de demostración', async () => {
    const base = await crearBase({ demo: true });
    await expect(arrancarEnProduccion(base)).rejects.toThrow(/datos de demostración/);
    await base.cerrar();
  });

  it('producción arranca sobre una base propia, y una segunda vez', async () => {
    const base = await crearBase();
    await arrancarEnProduccion(base);
    await arrancarEnProduccion(base);
    expect(await base.owner.db.selectFrom('usuario').selectAll().execute()).toEqual([]);
    await base.cerrar();
  });
});
