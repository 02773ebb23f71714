import { ESTADOS_DEL_FILTRO } from '@sgpa/domain/cobertura/estados';
import { describe, expect, it } from 'vitest';
import { contraste, leer, tonalidad } from '../../../ui/testing/contraste.ts';
import { clara, oscura } from '../../../ui/theme-palettes.ts';
import { COLOR_BENEFICIARIOS, COLOR_DE_ESTADO } from './colores.ts';

describe('colores.test.ts', () => {
  const propios = [
    ...Object.values(COLOR_DE_ESTADO),
    COLOR_BENEFICIARIOS.match(/#[\da-f]{6}/)?.[0] ?? COLOR_BENEFICIARIOS,
  ];

  it('cada estado tiene su color, y ningún otro lo tiene', () => {
    const estados = ESTADOS_DEL_FILTRO.flatMap(({ nombres }) => nombres);
    expect(Object.keys(COLOR_DE_ESTADO).toSorted()).toEqual(estados.toSorted());
    expect(new Set(Object.values(COLOR_DE_ESTADO)).size).toBe(estados.length);
  });

  it.each(propios)('%s se distingue sobre el papel de los dos temas, y no es naranja, que pide atención', (color) => {
    for (const { background } of [clara, oscura])
      expect(contraste(leer(color), leer(background.paper))).toBeGreaterThanOrEqual(3);
    expect(Math.abs(tonalidad(leer(color)) - 28)).toBeGreaterThan(15);
  });
});
