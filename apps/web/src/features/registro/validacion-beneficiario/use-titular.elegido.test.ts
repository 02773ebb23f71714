import { describe, expect, it } from 'vitest';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import { elegirAfiliacion } from './use-titular.ts';

const RENTA = { ...TITULAR, idAfiliadoEnteGestor: 8, codigo_entidad: 'SIST_RENT-0001' };
const NINGUNA = { elegida: null, codigoEntidad: '' };

describe('use-titular.elegido.test.ts', () => {
  it('toma la única, y pregunta entre varias', () => {
    expect(elegirAfiliacion([TITULAR], NINGUNA)).toBe(TITULAR);
    expect(elegirAfiliacion([TITULAR, RENTA], NINGUNA)).toBeNull();
    expect(elegirAfiliacion([], NINGUNA)).toBeNull();
  });

  it('toma la del empleador que la lista entregó, salvo que se haya elegido otra', () => {
    const deLista = { elegida: null, codigoEntidad: 'SIST_RENT-0001' };
    expect(elegirAfiliacion([TITULAR, RENTA], deLista)).toBe(RENTA);
    expect(elegirAfiliacion([TITULAR, RENTA], { ...deLista, elegida: 7 })).toBe(TITULAR);
  });

  it('un empleador que ya no cubre, o una elección que ya no está, no elige nada', () => {
    expect(elegirAfiliacion([TITULAR, RENTA], { elegida: 9, codigoEntidad: 'NIT-1' })).toBeNull();
    const otra = { ...TITULAR, idAfiliadoEnteGestor: 9 };
    expect(elegirAfiliacion([TITULAR, otra], { elegida: null, codigoEntidad: TITULAR.codigo_entidad })).toBeNull();
  });
});
