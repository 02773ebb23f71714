import { actuar, referenciaTitular } from '@sgpa/testing/ciclo';
import { ANA, CORRECCIONES, identidadesDe } from '@sgpa/testing/identidades';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Escena = Awaited<ReturnType<typeof identidadesDe>>;

describe('defuncion-corregida.test.ts', () => {
  let de: Escena;
  beforeAll(async () => {
    de = await identidadesDe(9_700_000);
  });
  afterAll(() => de.api.cerrar());

  it.each(Object.entries(CORRECCIONES))(
    'quien consta ahora con otra identidad (%s) y se nombra por la de antes muere para todos, si el SEGIP lo sabe',
    async (_que, [cambio]) => {
      const numero = de.nuevo();
      de.segipDice(numero, {});
      await de.guardar(de.cns, de.deTitular(numero));
      de.segipDice(numero, cambio);
      await de.guardar(de.cps, de.deTitular(numero, cambio));
      de.segipDice(numero, { ...cambio, fallecido: true });
      const { numero_documento, fecha_nacimiento } = de.dicho(numero, ANA);
      const { body } = await actuar(de.api, de.cns, 'baja-titular', {
        ...referenciaTitular(numero_documento),
        fecha_nacimiento,
        tipo_motivo: 601,
        fecha_defuncion: '2026-10-12',
      });
      expect(body).toMatchObject({ codigo_respuesta: 100 });
      expect(await de.archivos(numero)).toMatchObject([{ fallecido: true, defuncion_confirmada_por: 'SEGIP' }]);
    },
  );
});
