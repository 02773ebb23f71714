import { describe, expect, it } from 'vitest';
import { armarDesenlace } from '../../lib/desenlace.ts';
import { ErrorApi, errorSinConexion } from '../../lib/error-api.ts';
import { AL_ACTUALIZAR } from './use-actualizacion.ts';

const { interpretar, interpretarFalla } = AL_ACTUALIZAR;
const CAMBIO = 'El registro cambió mientras usted trabajaba.';

describe('use-actualizacion.test.ts', () => {
  it('dice el éxito del servidor durante diez segundos', () => {
    expect(interpretar({ codigo_respuesta: 100, mensaje: 'REGISTRO GUARDADO.' })).toEqual(
      armarDesenlace({ logrado: true, avisos: [{ tipo: 'success', mensaje: 'REGISTRO GUARDADO.', ms: 10_000 }] }),
    );
  });

  it.each([
    ['en la respuesta', interpretar({ codigo_respuesta: 409, mensaje: CAMBIO })],
    ['como error', interpretarFalla(new ErrorApi({ status: 409, codigo: 'REGISTRO_CAMBIADO', mensaje: CAMBIO }))],
  ])('un registro que cambió, dicho %s, muestra las palabras del servidor', (_donde, resultado) => {
    expect(resultado).toEqual(armarDesenlace({ conflicto: CAMBIO }));
  });

  it('cualquier otra respuesta es un rechazo con su razón', () => {
    expect(interpretar({ codigo_respuesta: 503, mensaje: 'Sin servicio.' })).toEqual(
      armarDesenlace({ mensajes: ['Sin servicio.'] }),
    );
  });

  it('una respuesta que se perdió no es un conflicto', () => {
    expect(interpretarFalla(errorSinConexion(true))).toMatchObject({ logrado: false, conflicto: null });
  });
});
