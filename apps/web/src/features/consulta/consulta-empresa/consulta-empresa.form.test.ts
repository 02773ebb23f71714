import { describe, expect, it } from 'vitest';
import { aConsulta, revisarMatriculaEscrita, revisarNitEscrito } from './consulta-empresa.form.ts';

describe('consulta-empresa.form.test.ts', () => {
  it.each([
    ['', '', 'Obligatorio.'],
    ['', '00012345', true],
    ['1234', '', 'Mínimo 5 characters'],
    ['-12345', '', 'No pueden ser menores a 0'],
    ['1020304050', '', true],
  ])('con el NIT «%s» y la matrícula «%s»: %j', (nit, matricula, resultado) => {
    expect(revisarNitEscrito(nit, { nit: 'otro', matricula })).toBe(resultado);
  });

  it('la matrícula puede faltar, pero no ser cualquier cosa', () => {
    expect([revisarMatriculaEscrita(''), revisarMatriculaEscrita('12')]).toEqual([true, 'Mínimo 5 characters']);
  });

  it('se pregunta con los números limpios', () => {
    expect(aConsulta({ nit: ' 1.020.304.050', matricula: '00012345 a' })).toEqual({
      nitEmpresa: '1020304050',
      matriculaEmpresa: '00012345A',
    });
  });
});
