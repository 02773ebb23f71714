import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bloqueo, estaBloqueado, SIN_BLOQUEO, trasIntento } from './bloqueo.ts';

const T0 = 1_760_000_000_000;
const MINUTO = 60_000;

function fallar(veces: number, desde: Bloqueo = SIN_BLOQUEO, ahora = T0): Bloqueo {
  return veces === 0 ? desde : fallar(veces - 1, trasIntento(desde, 'fallo', ahora), ahora);
}

describe('bloqueo.test.ts', () => {
  it('quien nunca falló no tiene fallos ni bloqueo', () => {
    expect(SIN_BLOQUEO).toEqual({ fallos: 0, bloqueadoHasta: null });
  });

  it('cuatro fallos no bloquean, el quinto bloquea 15 minutos', () => {
    expect(estaBloqueado(fallar(4), T0)).toBe(false);
    expect(fallar(5)).toEqual({ fallos: 5, bloqueadoHasta: T0 + 15 * MINUTO });
  });

  it('el bloqueo termina en su instante, y la cuenta vuelve a empezar', () => {
    const bloqueado = fallar(5);
    const fin = T0 + 15 * MINUTO;
    expect(estaBloqueado(bloqueado, fin - 1)).toBe(true);
    expect(estaBloqueado(bloqueado, fin)).toBe(false);
    expect(trasIntento(bloqueado, 'fallo', fin)).toEqual({ fallos: 1, bloqueadoHasta: null });
    expect(trasIntento(bloqueado, 'acierto', fin)).toEqual(SIN_BLOQUEO);
  });

  it('durante el bloqueo ni la contraseña correcta ni más fallos cambian nada', () => {
    const bloqueado = fallar(5);
    expect(trasIntento(bloqueado, 'acierto', T0 + MINUTO)).toEqual(bloqueado);
    expect(trasIntento(bloqueado, 'fallo', T0 + MINUTO)).toEqual(bloqueado);
  });

  it('un acierto olvida los fallos anteriores', () => {
    const tras = trasIntento(fallar(4), 'acierto', T0);
    expect(tras).toEqual(SIN_BLOQUEO);
    expect(estaBloqueado(fallar(4, tras), T0)).toBe(false);
  });

  it('nunca deja pasar más de cinco intentos en 15 minutos, se repartan como se repartan', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 * MINUTO }), { maxLength: 60 }), (pausas) => {
        let [estado, ahora] = [SIN_BLOQUEO, T0];
        const tras: number[] = [];
        for (const pausa of pausas) {
          ahora += pausa;
          if (!estaBloqueado(estado, ahora)) tras.push(ahora);
          estado = trasIntento(estado, 'fallo', ahora);
        }
        tras.slice(5).forEach((instante, i) => {
          expect(instante - (tras[i] ?? 0)).toBeGreaterThanOrEqual(15 * MINUTO);
        });
      }),
    );
  });
});
