import { describe, expect, it } from 'vitest';
import { BENEFICIARIO } from '../testing/beneficiario.ts';
import { pestanasAbiertas, rutaDeNuevoBeneficiario } from './pestanas.ts';

describe('pestanas.test.ts', () => {
  it('opens the details always, and of the rest what the server offers', () => {
    expect(pestanasAbiertas(BENEFICIARIO)).toEqual(['detalle']);
    const acciones_permitidas = ['habilitacion-derechohabiente', 'baja-beneficiario', 'baja-titular'];
    expect(pestanasAbiertas({ ...BENEFICIARIO, acciones_permitidas })).toEqual(['detalle', 'baja', 'derechohabiente']);
  });

  it('hands the holder over to the registration of a beneficiary', () => {
    const titular = { documento: '1000009-1A', nacimiento: '1985-03-14', entidad: 'SIST_RENT-0001' };
    expect(rutaDeNuevoBeneficiario(titular)).toBe(
      '/afiliacionBeneficiario?titular=1000009-1A&nacimiento=1985-03-14&entidad=SIST_RENT-0001',
    );
  });
});
