import { describe, expect, it } from 'vitest';
import { leerDireccion, validarDireccion } from './direccion.ts';

describe('direccion.test.ts', () => {
  it.each([
    [{}, { abierta: null, anuladas: false, cifra: null }],
    [{ declaracion: 'nueva' }, { abierta: 'nueva', anuladas: false, cifra: null }],
    [
      { declaracion: 17, anuladas: 'si' },
      { abierta: 17, anuladas: true, cifra: null },
    ],
    [
      { declaracion: '-1', anuladas: '1' },
      { abierta: null, anuladas: false, cifra: null },
    ],
    [{ declaracion: '0' }, { abierta: null, anuladas: false, cifra: null }],
    [
      { declaracion: '17', cifra: 'recienNacidos', lugar: 'LP' },
      { abierta: 17, anuladas: false, cifra: { conteo: 'recienNacidos', lugar: 'LP' } },
    ],
    [
      { declaracion: '17', cifra: 'recienNacidos' },
      { abierta: 17, anuladas: false, cifra: { conteo: 'recienNacidos', lugar: null } },
    ],
    [
      { declaracion: '17', cifra: 'recienNacidos', lugar: '<b>' },
      { abierta: 17, anuladas: false, cifra: null },
    ],
    [
      { declaracion: '17', cifra: 'todos' },
      { abierta: 17, anuladas: false, cifra: null },
    ],
    [{ cifra: 'recienNacidos' }, { abierta: null, anuladas: false, cifra: null }],
    [{ declaracion: '9'.repeat(20) }, { abierta: null, anuladas: false, cifra: null }],
  ])('%o', (direccion, busqueda) => {
    expect(leerDireccion(direccion)).toEqual(busqueda);
    expect(leerDireccion({ ...validarDireccion(direccion) })).toEqual(busqueda);
  });
});
