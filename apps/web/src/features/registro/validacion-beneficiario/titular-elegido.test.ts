import { describe, expect, it } from 'vitest';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import { elegirAfiliacion } from './titular-elegido.ts';

const RENTA = { ...TITULAR, idAfiliadoEnteGestor: 8, codigo_entidad: 'SIST_RENT-0001' };
const NINGUNA = { elegida: null, codigoEntidad: '' };

describe('titular-elegido.test.ts', () => {
  it('takes the only one, and asks among several', () => {
    expect(elegirAfiliacion([TITULAR], NINGUNA)).toBe(TITULAR);
    expect(elegirAfiliacion([TITULAR, RENTA], NINGUNA)).toBeNull();
    expect(elegirAfiliacion([], NINGUNA)).toBeNull();
  });

  it('takes the one of the employer that the list handed over, unless another was chosen', () => {
    const deLista = { elegida: null, codigoEntidad: 'SIST_RENT-0001' };
    expect(elegirAfiliacion([TITULAR, RENTA], deLista)).toBe(RENTA);
    expect(elegirAfiliacion([TITULAR, RENTA], { ...deLista, elegida: 7 })).toBe(TITULAR);
  });

  it('an employer that covers no more, or a choice that is gone, chooses nothing', () => {
    expect(elegirAfiliacion([TITULAR, RENTA], { elegida: 9, codigoEntidad: 'NIT-1' })).toBeNull();
    const otra = { ...TITULAR, idAfiliadoEnteGestor: 9 };
    expect(elegirAfiliacion([TITULAR, otra], { elegida: null, codigoEntidad: TITULAR.codigo_entidad })).toBeNull();
  });
});
