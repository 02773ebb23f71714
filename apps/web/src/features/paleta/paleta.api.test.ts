import { leerBuscado } from '@sgpa/domain/asegurado/busqueda';
import { describe, expect, it } from 'vitest';
import { pedidoDe } from './paleta.api.ts';

describe('paleta.api.test.ts', () => {
  it.each([
    ['1.000.001', { numeroDocumento: '1000001' }],
    ['01000001', { numeroDocumento: '1000001' }],
    ['1 000 001', { numeroDocumento: '1000001' }],
    ['1000009-1a', { numeroDocumento: '1000009-1A' }],
    ['1000009 1A', { numeroDocumento: '1000009-1A' }],
    ['10000091A', null],
    ['E-1000008', null],
    ['ñañez  josé', { nombre: 'ñañez josé' }],
    ['1000', null],
    ['ñu', null],
    [' ', null],
  ])('%j pide %j', (escrito, pedido) => {
    expect(pedidoDe(leerBuscado(escrito))).toEqual(pedido);
  });
});
