import { describe, expect, it } from 'vitest';
import { AUTOR_SISTEMA, descripcionDeHecho, NOMBRES_DE_HECHOS } from './historia.ts';
import { NOMBRE_DE_CAMPO } from './nombres-de-campos.ts';

describe('historia.test.ts', () => {
  it.each([
    ['registro-titular', 'Registro de la afiliación'],
    ['registro-fallecido', 'Registro de la afiliación de una persona fallecida'],
    ['vencimiento-cobertura', 'Cambio de estado por fecha'],
    ['aviso-edad', 'Aviso de que la cobertura termina por edad'],
    ['edad-parametro', 'Cambio de la edad en que termina el derecho'],
    ['baja-titular', 'Baja del titular'],
    ['revision-afiliacion', 'Revisión por la autoridad'],
    // A reading has no text of its own, and neither has a deed that no version knows.
    ['detalle-asegurado', 'detalle-asegurado'],
    ['migracion-inicial', 'migracion-inicial'],
  ])('%s se lee «%s»', (hecho, texto) => {
    expect(descripcionDeHecho(hecho)).toBe(texto);
  });

  it.each([
    ['registro-fallecido', 'Fin de la afiliación por fallecimiento'],
    ['baja-beneficiario', 'Fin de la afiliación por fallecimiento'],
    ['baja-titular', 'Baja del titular'],
  ])('%s de otra afiliación se lee «%s» en la que la siguió', (hecho, texto) => {
    expect(descripcionDeHecho(hecho, true)).toBe(texto);
  });

  it('un empleo nuevo termina lo anterior, y comienza lo de quien pasa con el titular', () => {
    expect(descripcionDeHecho('cambio-empleador', true)).toBe('Fin de la cobertura por un empleo nuevo');
    expect(descripcionDeHecho('cambio-empleador', true, true)).toBe('Paso al empleo nuevo del titular');
  });

  it('lo que nombra el ente gestor está en la ficha y en la historia con su nombre', () => {
    const nombrados = { matricula: 'Matrícula' };
    expect(NOMBRE_DE_CAMPO).toMatchObject(nombrados);
    expect(NOMBRES_DE_HECHOS).toMatchObject(nombrados);
  });

  it('todo campo de la ficha tiene en la historia el mismo nombre, y los identificadores ninguno', () => {
    expect(NOMBRES_DE_HECHOS).toMatchObject(NOMBRE_DE_CAMPO);
    expect(Object.keys(NOMBRES_DE_HECHOS).filter((hecho) => /^id(_|$)/.test(hecho))).toEqual([]);
    expect(Object.values(NOMBRES_DE_HECHOS)).not.toContain('');
  });

  it('las fechas van primero, en el orden en que pasan', () => {
    expect(Object.keys(NOMBRES_DE_HECHOS).slice(0, 7)).toEqual([
      'fecha_afiliacion',
      'fecha_baja',
      'fecha_cesantia',
      'fecha_ampliacion',
      'fecha_derechohabiente',
      'fin_por_edad',
      'fin_cobertura',
    ]);
  });

  it('lo que hace la tarea diaria lo firma el sistema', () => {
    expect(AUTOR_SISTEMA).toBe('SISTEMA');
  });
});
