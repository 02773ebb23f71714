import { describe, expect, it } from 'vitest';
import { contraste, leer, type Rgb, tonalidad } from './testing/contraste.ts';
import { clara, oscura, type Tono } from './theme-palettes.ts';

/** A chosen row, pointed at, has so much of the primary colour laid over it by the theme. */
const mezcla = (fondo: Rgb, color: Rgb, parte: number): Rgb => {
  const canal = (i: 0 | 1 | 2) => fondo[i] * (1 - parte) + color[i] * parte;
  return [canal(0), canal(1), canal(2)];
};

describe('theme-palettes.test.ts', () => {
  const temas = [
    ['claro', clara, 0.12],
    ['oscuro', oscura, 0.24],
  ] as const;

  it.each(temas)(
    'en el tema %s, naranja es naranja, y se lee sobre la página, el papel y la fila elegida',
    (...caso) => {
      const [, { warning, background, primary }, elegida] = caso;
      const naranja = leer(warning.main);
      const [r, g, b] = naranja;
      expect([r > g, g > b]).toEqual([true, true]);
      // Brown is an orange without light: the red must be strong.
      expect(r).toBeGreaterThan(0.68);
      expect(tonalidad(naranja)).toBeGreaterThan(20);
      expect(tonalidad(naranja)).toBeLessThan(36);
      const papel = leer(background.paper);
      for (const fondo of [papel, leer(background.default), mezcla(papel, leer(primary.main), elegida)])
        expect(contraste(naranja, fondo)).toBeGreaterThanOrEqual(4.5);
      expect(contraste(naranja, leer(warning.contrastText))).toBeGreaterThanOrEqual(4.5);
      // The cross beside a field is no text.
      expect(contraste(leer(warning.light), papel)).toBeGreaterThanOrEqual(3);
    },
  );

  it('en el tema oscuro el fondo de un aviso tiene su color, y se lee sobre él', () => {
    const texto = leer(oscura.text.primary);
    for (const fondo of Object.values(oscura.Alert).map(leer)) {
      expect(contraste(texto, fondo)).toBeGreaterThanOrEqual(7);
      expect(Math.max(...fondo) - Math.min(...fondo)).toBeGreaterThan(0.1);
      expect(contraste(fondo, leer(oscura.background.default))).toBeGreaterThan(1.2);
    }
  });

  it.each(temas)('en el tema %s, la etiqueta naranja es naranja y se lee', (_, { tonos }) => {
    const { fondo, texto }: Tono = tonos.naranja;
    expect(contraste(leer(fondo), leer(texto))).toBeGreaterThanOrEqual(4.5);
    expect(tonalidad(leer(fondo))).toBeGreaterThan(20);
    expect(tonalidad(leer(fondo))).toBeLessThan(36);
    const [r, , b] = leer(fondo);
    expect(r - b).toBeGreaterThan(0.4);
  });
});
