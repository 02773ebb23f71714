import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { contarFiltros, type Filtros, leerEstados, SIN_FILTROS, textoBuscado } from './busqueda.ts';

const ESTADOS = ['ACTIVO', 'CESANTIA', 'AMPLIACIÓN', 'DERECHOHABIENTE', 'INACTIVO', 'INHABILITADO', 'REVISION'];
const COMPLETA: Filtros = {
  estados: ['ACTIVO', 'AMPLIACIÓN', 'REVISION'],
  idEnteGestor: 3,
  entidades: [12, 40],
  fechaInicio: fecha('2026-01-01'),
  fechaFin: fecha('2026-01-31'),
  tipoFecha: 'REGISTRO',
  numeroDocumento: '1000001',
  venceEn: 15,
  porEdad: null,
};

describe('busqueda.test.ts', () => {
  it('lee estados en cualquier orden y escritura, y todos ellos como TODOS', () => {
    expect(leerEstados(['revision', 'Ampliacion'])).toEqual(['AMPLIACIÓN', 'REVISION']);
    expect(leerEstados(ESTADOS)).toEqual([]);
    expect(leerEstados(['TODOS'])).toEqual([]);
  });

  it('cuenta los filtros puestos, un rango de fechas como uno', () => {
    expect(contarFiltros(SIN_FILTROS)).toBe(0);
    expect(contarFiltros(COMPLETA)).toBe(6);
    expect(contarFiltros({ ...SIN_FILTROS, fechaFin: fecha('2026-01-31') })).toBe(1);
  });

  it.each([
    [' 1.000.001 ', '1000001'],
    ['0001000001', '1000001'],
    ['1 000 001', '1000001'],
    ['1000009-1A', '1000009-1A'],
    ['1000009 1a', '1000009-1A'],
    ['1000a001', '1000a001'],
    ['1'.repeat(20), '1'.repeat(20)],
  ])('de un documento escrito como %j busca el número %s', (escrito, numero) => {
    expect(textoBuscado(escrito)).toBe(numero);
  });

  it.each([
    ['  Ñáñez   José', 'Ñáñez José'],
    ['quispe', 'quispe'],
    ['', ''],
  ])('%j se busca como el nombre «%s»', (escrito, nombre) => {
    expect(textoBuscado(escrito)).toBe(nombre);
  });
});
