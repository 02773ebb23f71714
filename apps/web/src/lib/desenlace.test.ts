import { describe, expect, it } from 'vitest';
import { esFinal } from './desenlace.ts';
import { ErrorApi, errorSinConexion } from './error-api.ts';

describe('desenlace.test.ts', () => {
  it.each([
    [400, 'SOLICITUD_INVALIDA', true],
    [403, 'SIN_PERMISO', true],
    [422, 'FOTO_INVALIDA', true],
    [422, 'CLAVE_REUTILIZADA', true],
    [409, 'REGISTRO_CAMBIADO', true],
    [401, 'SESION_TERMINADA', false],
    [408, 'X', false],
    [409, 'EN_CURSO', false],
    [425, 'X', false],
    [429, 'DEMASIADOS_INTENTOS', false],
    [500, 'ERROR_INTERNO', false],
    [503, 'SERVICIO_NO_DISPONIBLE', false],
  ])('un %i %s dice cómo terminó: %s', (status, codigo, final) => {
    expect(esFinal(new ErrorApi({ status, codigo, mensaje: '' }))).toBe(final);
  });

  it('sin respuesta no se sabe cómo terminó', () => {
    expect(esFinal(errorSinConexion(false))).toBe(false);
    expect(esFinal(errorSinConexion(true))).toBe(false);
    expect(esFinal(new TypeError('otro'))).toBe(false);
  });
});
