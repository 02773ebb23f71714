import { describe, expect, it } from 'vitest';
import { rutaDeNuevoBeneficiario } from './NuevoBeneficiario.tsx';

describe('NuevoBeneficiario.test.ts', () => {
  it('entrega el titular al registro de un beneficiario', () => {
    const titular = { documento: '1000009-1A', nacimiento: '1985-03-14', entidad: 'SIST_RENT-0001' };
    expect(rutaDeNuevoBeneficiario(titular)).toBe(
      '/afiliacionBeneficiario?titular=1000009-1A&nacimiento=1985-03-14&entidad=SIST_RENT-0001',
    );
  });
});
