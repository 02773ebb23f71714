import { describe, expect, it } from 'vitest';
import { CLASES_NOVEDAD, CODIGOS_REPORTABLES, claseDeNovedad, nombreDeNovedad } from './clases.ts';

describe('clases.test.ts', () => {
  it('cada clase se llama de otra manera, y dice en una oración de qué se trata', () => {
    const clases = Object.values(CLASES_NOVEDAD);
    expect(new Set(clases.map(({ nombre }) => nombre)).size).toBe(clases.length);
    expect(clases.filter(({ significado }) => !/^[A-Z].+[^.]\.$/.test(significado))).toEqual([]);
  });

  it('lo que un ente gestor reporta es lo que se responde con una baja o una corrección', () => {
    expect(CODIGOS_REPORTABLES).toEqual([
      'RELACION_LABORAL_TERMINADA',
      'REGISTRO_DUPLICADO',
      'BENEFICIARIO_SIN_REQUISITOS',
      'EMPLEADOR_DISTINTO',
      'FECHA_AFILIACION_DISTINTA',
      'TIPO_ASEGURADO_DISTINTO',
      'PARENTESCO_DISTINTO',
    ]);
    const responden = CODIGOS_REPORTABLES.map((codigo) => CLASES_NOVEDAD[codigo].responde);
    expect(new Set(responden)).toEqual(new Set(['BAJA', 'CORRECCION']));
  });

  it('una que ya nadie abre conserva su código', () => {
    expect([claseDeNovedad('ANTIGUA'), nombreDeNovedad('ANTIGUA')]).toEqual([undefined, 'ANTIGUA']);
    expect(claseDeNovedad('toString')).toBeUndefined();
    expect(nombreDeNovedad('DOBLE_AFILIACION')).toBe('Doble afiliación');
  });
});
