import { describe, expect, it } from 'vitest';
import { faltaNit, limpiarMatricula, limpiarNit, revisarMatricula, revisarNit } from './consulta-empresa.ts';

describe('consulta-empresa.test.ts', () => {
  it.each([
    ['1020304050', null],
    [' 1.020.304.050 ', null],
    ['', null],
    ['1234', 'Mínimo 5 characters'],
    ['-12345', 'No pueden ser menores a 0'],
    ['12345A', 'El NIT solo admite dígitos.'],
    ['1'.repeat(20), null],
    ['1'.repeat(21), 'No puede tener más de 20 caracteres.'],
  ])('el NIT «%s»: %j', (nit, texto) => {
    expect(revisarNit(nit)?.texto ?? null).toBe(texto);
  });

  it.each([
    ['00012345', null],
    ['ab-12345', null],
    ['-12345', 'No pueden ser menores a 0'],
    ['-abcd', 'La matrícula de comercio solo admite letras y números.'],
    ['0001', 'Mínimo 5 characters'],
    ['0001_2345', 'La matrícula de comercio solo admite letras y números.'],
    ['1'.repeat(31), 'No puede tener más de 30 caracteres.'],
  ])('la matrícula «%s»: %j', (matricula, texto) => {
    expect(revisarMatricula(matricula)?.texto ?? null).toBe(texto);
  });

  it('blancos y puntos se van; los ceros de delante se quedan', () => {
    expect(limpiarMatricula(' 00.012 345a')).toBe('00012345A');
    expect(limpiarNit(' 01.020 304.050')).toBe('1020304050');
    expect([limpiarNit(null), limpiarMatricula(undefined)]).toEqual(['', '']);
  });

  it.each([
    ['', '', true],
    [' . ', null, true],
    ['1020304050', '', false],
    ['', '00012345', false],
  ])('con NIT «%s» y matrícula «%s» falta: %s', (nit, matricula, falta) => {
    expect(faltaNit({ nit, matricula })).toBe(falta);
  });
});
