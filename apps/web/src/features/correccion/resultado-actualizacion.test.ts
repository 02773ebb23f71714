import { describe, expect, it } from 'vitest';
import { ErrorApi, errorSinConexion } from '../../lib/error-api.ts';
import { interpretarActualizacion, interpretarFalla } from './resultado-actualizacion.ts';

const CAMBIO = 'El registro cambió mientras usted trabajaba.';

describe('resultado-actualizacion.test.ts', () => {
  it('tells the success of the server for ten seconds', () => {
    expect(interpretarActualizacion({ codigo_respuesta: 100, mensaje: 'REGISTRO GUARDADO.' })).toEqual({
      guardado: true,
      aviso: { tipo: 'success', mensaje: 'REGISTRO GUARDADO.', ms: 10_000 },
      detalles: [],
      conflicto: null,
      final: true,
    });
  });

  it.each([
    ['in the answer', interpretarActualizacion({ codigo_respuesta: 409, mensaje: CAMBIO })],
    ['as an error', interpretarFalla(new ErrorApi({ status: 409, codigo: 'REGISTRO_CAMBIADO', mensaje: CAMBIO }))],
  ])('a record that changed, told %s, shows the words of the server', (_donde, resultado) => {
    expect(resultado).toEqual({ guardado: false, aviso: null, detalles: [], conflicto: CAMBIO, final: true });
  });

  it('any other answer is a refusal with its reason', () => {
    const resultado = interpretarActualizacion({ codigo_respuesta: 503, mensaje: 'Sin servicio.' });
    expect(resultado).toMatchObject({ guardado: false, detalles: ['Sin servicio.'], conflicto: null });
  });

  it('a lost answer keeps the key', () => {
    expect(interpretarFalla(errorSinConexion(true))).toMatchObject({ guardado: false, conflicto: null, final: false });
  });
});
