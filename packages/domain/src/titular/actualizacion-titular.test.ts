import { describe, expect, it } from 'vitest';
import { avisoDeBusqueda } from './actualizacion-titular.ts';

const AVISO = 'Observación: Debe realizar la búsqueda de la ENTIDAD EMPLEADORA antes de actualizar la información.';

describe('actualizacion-titular.test.ts', () => {
  it.each([
    ['NIT-1020304050', 'NIT-1020304050', null],
    [' nit-1020304050', 'NIT-1020304050', null],
    ['NIT-1020304050', null, AVISO],
    ['NIT-1020304051', 'NIT-1020304050', AVISO],
    ['', null, AVISO],
  ])('código %j tras hallar %j: %s', (codigoEntidad, codigoEncontrado, esperado) => {
    expect(avisoDeBusqueda({ codigoEntidad, codigoEncontrado })).toBe(esperado);
  });
});
