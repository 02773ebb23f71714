import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bloqueadoHasta, type Intentos, SIN_BLOQUEO, trasFallo } from './bloqueo.ts';

const T0 = 1_760_000_000_000;
const MINUTO = 60_000;
const FIN = T0 + 15 * MINUTO;

const NADA: Intentos = { direccion: SIN_BLOQUEO, todas: { fallosEn: [], bloqueadoHasta: null }, conocida: false };
const CONOCIDA: Intentos = { ...NADA, conocida: true };

const fallar = (veces: number, desde: Intentos = NADA, ahora = T0): Intentos =>
  veces === 0 ? desde : fallar(veces - 1, trasFallo(desde, ahora), ahora);
/** Fails once from each of so many addresses. */
const fallarDesdeOtras = (veces: number, desde: Intentos = NADA, ahora = T0): Intentos =>
  veces === 0
    ? desde
    : fallarDesdeOtras(veces - 1, { ...desde, todas: trasFallo({ ...NADA, todas: desde.todas }, ahora).todas }, ahora);

describe('bloqueo.test.ts', () => {
  it('cuatro fallos no bloquean la dirección, el quinto la bloquea 15 minutos', () => {
    expect(bloqueadoHasta(fallar(4), T0)).toBeNull();
    expect(fallar(4).direccion).toEqual({ fallos: 4, bloqueadoHasta: null });
    expect(fallar(5).direccion).toEqual({ fallos: 5, bloqueadoHasta: FIN });
    expect(bloqueadoHasta(fallar(5), T0)).toBe(FIN);
  });

  it('el bloqueo termina en su instante, y la cuenta vuelve a empezar', () => {
    const bloqueado = fallar(5);
    expect(bloqueadoHasta(bloqueado, FIN - 1)).toBe(FIN);
    expect(bloqueadoHasta(bloqueado, FIN)).toBeNull();
    expect(trasFallo(bloqueado, FIN).direccion).toEqual({ fallos: 1, bloqueadoHasta: null });
  });

  it.each([NADA, CONOCIDA])('durante el bloqueo de la dirección más fallos no cambian nada (%#)', (desde) => {
    const bloqueado = fallar(5, desde);
    expect(trasFallo(bloqueado, T0 + MINUTO)).toEqual(bloqueado);
    expect(bloqueadoHasta(bloqueado, FIN - 1)).toBe(FIN);
  });

  it('treinta fallos de cualquier parte bloquean para todas, menos para la conocida', () => {
    expect(bloqueadoHasta(fallarDesdeOtras(29), T0)).toBeNull();
    const todas = fallarDesdeOtras(30);
    expect(todas.todas).toEqual({ fallosEn: [], bloqueadoHasta: FIN });
    expect(bloqueadoHasta(todas, T0)).toBe(FIN);
    expect(bloqueadoHasta(todas, FIN)).toBeNull();
    expect(bloqueadoHasta({ ...todas, conocida: true }, T0)).toBeNull();
  });

  it('la conocida que falla cinco veces se bloquea también, y no alarga el bloqueo de las demás', () => {
    const todas = { ...fallarDesdeOtras(30), conocida: true };
    const tras = fallar(5, todas, T0 + MINUTO);
    expect(bloqueadoHasta(tras, T0 + MINUTO)).toBe(FIN + MINUTO);
    expect(tras.todas).toEqual(todas.todas);
  });

  it('de dos bloqueos vale el que más dura', () => {
    const intentos = (direccion: number, todas: number): Intentos => ({
      direccion: { fallos: 5, bloqueadoHasta: direccion },
      todas: { fallosEn: [], bloqueadoHasta: todas },
      conocida: false,
    });
    expect(bloqueadoHasta(intentos(T0 + 2, T0 + 3), T0)).toBe(T0 + 3);
    expect(bloqueadoHasta(intentos(T0 + 3, T0 + 2), T0)).toBe(T0 + 3);
    expect(bloqueadoHasta(intentos(T0 + 3, T0), T0)).toBe(T0 + 3);
  });

  it('los fallos de hace 15 minutos ya no cuentan para todas', () => {
    const tras = fallarDesdeOtras(29);
    expect(fallarDesdeOtras(1, tras, FIN - 1).todas.bloqueadoHasta).toBe(FIN - 1 + 15 * MINUTO);
    expect(fallarDesdeOtras(1, tras, FIN).todas).toEqual({ fallosEn: [FIN], bloqueadoHasta: null });
  });

  it('nunca pasan más de cinco intentos de una dirección ni más de treinta de todas en 15 minutos', () => {
    const pasos = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 * MINUTO }), fc.integer({ min: 0, max: 9 })), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(pasos, (pausas) => {
        const direcciones = new Map<number, Intentos['direccion']>();
        const pasados: { cuando: number; quien: number }[] = [];
        let [todas, ahora] = [NADA.todas, T0];
        for (const [pausa, quien] of pausas) {
          ahora += pausa;
          const intentos = { direccion: direcciones.get(quien) ?? SIN_BLOQUEO, todas, conocida: false };
          if (bloqueadoHasta(intentos, ahora) === null) pasados.push({ cuando: ahora, quien });
          const tras = trasFallo(intentos, ahora);
          direcciones.set(quien, tras.direccion);
          todas = tras.todas;
        }
        const deUnaVentana = (desde: number, quien?: number) =>
          pasados.filter(
            (p) => p.cuando >= desde && p.cuando < desde + 15 * MINUTO && (quien === undefined || p.quien === quien),
          ).length;
        expect(Math.max(0, ...pasados.map(({ cuando }) => deUnaVentana(cuando)))).toBeLessThanOrEqual(30);
        expect(Math.max(0, ...pasados.map((p) => deUnaVentana(p.cuando, p.quien)))).toBeLessThanOrEqual(5);
      }),
    );
  });
});
