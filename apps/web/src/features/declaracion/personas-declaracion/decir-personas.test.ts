import { describe, expect, it } from 'vitest';
import { decirTotal, verPersonas } from './decir-personas.ts';

const PAGINA = { idPoblacionDeclarada: 7, contadoEn: '2026-10-01 00:00:12', personas: [], siguiente: null };

describe('decir-personas.test.ts', () => {
  it.each([
    [12, 12, 'El registro contó 12 el 01/10/2026 y hoy también son 12.'],
    [
      12,
      1400,
      'El registro contó 12 el 01/10/2026 y hoy son 1.400: después se registraron o cambiaron afiliaciones o novedades.',
    ],
    [1_234_567, null, 'El registro contó 1.234.567 el 01/10/2026; hoy son más de 100.000, y no se cuentan otra vez.'],
    [null, 3, 'El registro no tiene un conteo de ese día; estas son las personas que conoce hoy.'],
  ])('contadas %s y hoy %s: «%s»', (contado, total, dicho) => {
    expect(decirTotal({ ...PAGINA, contado, total })).toBe(dicho);
  });

  it.each([
    [12, 'Ver las 12 personas: titulares validados, La Paz'],
    [1200, 'Ver las 1.200 personas: titulares validados, La Paz'],
    [1, 'Ver a 1 persona: titulares validados, La Paz'],
  ])('de %i se llama «%s»', (cuantas, nombre) => {
    expect(verPersonas(cuantas, 'titularesValidos', 'La Paz')).toBe(nombre);
  });
});
