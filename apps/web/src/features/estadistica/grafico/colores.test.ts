import { describe, expect, it } from 'vitest';
import { contraste, leer, tonalidad } from '../../../ui/testing/contraste.ts';
import { clara, oscura } from '../../../ui/theme-palettes.ts';
import { COLOR_BENEFICIARIOS, COLORES_DE_PARTES } from './colores.ts';

describe('colores.test.ts', () => {
  const propios = [...COLORES_DE_PARTES, COLOR_BENEFICIARIOS.match(/#[\da-f]{6}/)?.[0] ?? COLOR_BENEFICIARIOS];

  it.each(propios)('%s se distingue sobre el papel de los dos temas, y no es naranja, que pide atención', (color) => {
    for (const { background } of [clara, oscura])
      expect(contraste(leer(color), leer(background.paper))).toBeGreaterThanOrEqual(3);
    expect(Math.abs(tonalidad(leer(color)) - 28)).toBeGreaterThan(15);
  });
});
