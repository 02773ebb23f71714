import { describe, expect, it } from 'vitest';
import { rutaDeNuevoBeneficiario } from './ruta-nuevo-beneficiario.ts';

describe('ruta-nuevo-beneficiario.test.ts', () => {
  it('hands the holder over to the registration of a beneficiary', () => {
    const titular = { documento: '1000009-1A', nacimiento: '1985-03-14', entidad: 'SIST_RENT-0001' };
    expect(rutaDeNuevoBeneficiario(titular)).toBe(
      '/afiliacionBeneficiario?titular=1000009-1A&nacimiento=1985-03-14&entidad=SIST_RENT-0001',
    );
  });
});
