import { describe, expect, it } from 'vitest';
import { leerDireccion, validarDireccion } from './direccion.ts';

describe('direccion.test.ts', () => {
  it.each([
    [{}, { abierta: null, anuladas: false }],
    [{ declaracion: 'nueva' }, { abierta: 'nueva', anuladas: false }],
    [
      { declaracion: 17, anuladas: 'si' },
      { abierta: 17, anuladas: true },
    ],
    [
      { declaracion: '-1', anuladas: '1' },
      { abierta: null, anuladas: false },
    ],
    [{ declaracion: '0' }, { abierta: null, anuladas: false }],
    [{ declaracion: '9'.repeat(20) }, { abierta: null, anuladas: false }],
  ])('%o', (direccion, busqueda) => {
    expect(leerDireccion(direccion)).toEqual(busqueda);
    expect(leerDireccion({ ...validarDireccion(direccion) })).toEqual(busqueda);
  });
});
