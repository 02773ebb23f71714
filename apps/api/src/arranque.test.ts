import { execFileSync } from 'node:child_process';
import { type Base, crearBase, PASSWORD_APP } from '@sgpa/testing/base';
import { relojFijo } from '@sgpa/testing/reloj';
import { describe, expect, it } from 'vitest';
import { abiertosPosibles, avisoDeAbiertos, prepararBase } from './arranque.ts';
import { leerConfig } from './config.ts';

const PREGUNTA = `import { abiertosPosibles, avisoDeAbiertos } from ${JSON.stringify(import.meta.resolve('./arranque.ts'))};
  console.log(avisoDeAbiertos(abiertosPosibles()));`;

async function arrancarEnProduccion(base: Base): Promise<void> {
  const config = leerConfig({ DATABASE_URL: base.owner.url, SGPA_DB_APP_PASSWORD: PASSWORD_APP });
  await prepararBase({ ...config, produccion: true }, relojFijo());
}

describe('arranque.test.ts', () => {
  it('con pocos archivos abiertos a la vez se dice cuántos hay y cuántos hacen falta', () => {
    const conLimite = (orden: string) =>
      execFileSync('sh', ['-c', `${orden}; exec "$0" --input-type=module -e "$1"`, process.execPath, PREGUNTA], {
        encoding: 'utf8',
      }).trim();
    expect(conLimite('ulimit -n 200')).toMatch(/^SGPA puede tener abiertos 200 archivos .* al menos 1024/);
    expect(avisoDeAbiertos(1024)).toBeNull();
    expect(avisoDeAbiertos(null)).toBeNull();
    expect(abiertosPosibles()).not.toBe(200);
  });

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
