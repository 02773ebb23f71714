import { describe, expect, it } from 'vitest';
import { esPublico, SLUGS } from '../cuenta/permisos.ts';
import { ACCIONES_AUDITADAS, describirAccion, describirRecurso } from './acciones.ts';

/** These use cases tell of nobody, so the trail has nothing of theirs. */
const SIN_RASTRO = [
  'menu',
  'operaciones-realizadas',
  'perfil',
  'sesiones',
  'parametricas',
  'parametros',
  'comparacion-declaracion',
  'entes-gestores',
  'resumen-poblacion',
  'resumen-usuarios',
];

describe('acciones.test.ts', () => {
  it('cada caso de uso que deja rastro tiene su texto, y ninguno dos veces', () => {
    const sinTexto = SLUGS.filter((slug) => !esPublico(slug) && describirAccion(slug) === slug);
    expect(sinTexto.toSorted()).toEqual(SIN_RASTRO.toSorted());
    const textos = ACCIONES_AUDITADAS.map(({ texto }) => texto);
    expect(new Set(textos).size).toBe(textos.length);
    expect(textos).toEqual(textos.toSorted((una, otra) => una.localeCompare(otra, 'es')));
  });

  it('una declaración se dice con palabras, y no con el nombre de su tabla', () => {
    expect(describirRecurso('declaracion_poblacion')).toBe('Declaración de población');
  });

  it('lo que no conoce conserva su nombre', () => {
    expect([describirAccion('de-antes'), describirRecurso('tabla')]).toEqual(['de-antes', 'tabla']);
  });
});
