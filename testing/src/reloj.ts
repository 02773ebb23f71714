import type { Clock } from '@sgpa/api/deps';

/** Every test runs at this instant unless it sets its own: 14 October 2026, 10:00 in La Paz. */
export const AHORA = new Date('2026-10-14T14:00:00Z');

/** Makes a clock that stands still until it is moved. */
export function relojFijo(inicio: Date = AHORA): Clock & { poner(instante: Date): void; avanzar(ms: number): void } {
  let actual = inicio.getTime();
  return {
    ahora: () => new Date(actual),
    poner: (instante) => {
      actual = instante.getTime();
    },
    avanzar: (ms) => {
      actual += ms;
    },
  };
}
