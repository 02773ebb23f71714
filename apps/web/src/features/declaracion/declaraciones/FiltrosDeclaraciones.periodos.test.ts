import { describe, expect, it } from 'vitest';
import { opcionesDePeriodo } from './FiltrosDeclaraciones.tsx';

describe('FiltrosDeclaraciones.periodos.test.ts', () => {
  it('los meses de los dos últimos cierres juntos, cada mes que hay, y el que la dirección pide', () => {
    const opciones = (pedido: string) => opcionesDePeriodo(['2026-10', '2026-08'], ['2026-10', '2026-09'], pedido);
    const HAY = [
      { value: '2026-10,2026-09', label: '09/2026 y 10/2026' },
      { value: '2026-10', label: '10/2026' },
      { value: '2026-08', label: '08/2026' },
    ];
    expect(opciones('')).toEqual(HAY);
    expect(opciones('2026-08')).toEqual(HAY);
    expect(opciones('2026-10,2026-09')).toEqual(HAY);
    expect(opciones('2025-01,2025-02')).toEqual([...HAY, { value: '2025-01,2025-02', label: '01/2025, 02/2025' }]);
  });
});
