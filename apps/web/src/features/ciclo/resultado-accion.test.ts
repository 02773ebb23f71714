import { describe, expect, it } from 'vitest';
import { ErrorApi, errorSinConexion } from '../../lib/error-api.ts';
import { interpretarFalla, interpretarRespuesta } from './resultado-accion.ts';

const TEXTO = 'Ocurrió un problema con el servidor por favor contáctese con su administrador .';
const falla = (status: number) => interpretarFalla(new ErrorApi({ status, codigo: 'X', mensaje: 'Del servidor.' }));

describe('resultado-accion.test.ts', () => {
  it.each([
    [100, true],
    [409, false],
    [503, false],
    [0, false],
  ])('codigo_respuesta %i: done is %s, in the words of the server', (codigo_respuesta, hecho) => {
    const mensaje = 'Del servidor.';
    expect(interpretarRespuesta({ codigo_respuesta, mensaje })).toEqual({ hecho, mensaje, final: true });
  });

  it('says the text of document 2 when there was no answer, and keeps the intention', () => {
    const sinSaber = { hecho: false, mensaje: TEXTO, final: false };
    expect(interpretarFalla(errorSinConexion(false))).toEqual(sinSaber);
    expect(interpretarFalla(errorSinConexion(true))).toEqual(sinSaber);
    expect(interpretarFalla(new TypeError('other'))).toEqual(sinSaber);
  });

  it('repeats what the server said of its own error', () => {
    expect(falla(422)).toEqual({ hecho: false, mensaje: 'Del servidor.', final: true });
    expect(falla(409)).toMatchObject({ mensaje: 'Del servidor.', final: false });
    expect(falla(503)).toMatchObject({ mensaje: 'Del servidor.', final: false });
  });

  it('leaves a session that ended to its own dialog', () => {
    expect(falla(401)).toBeNull();
  });
});
