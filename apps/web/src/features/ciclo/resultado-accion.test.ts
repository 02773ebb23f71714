import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { describe, expect, it } from 'vitest';
import { armarDesenlace } from '../../lib/desenlace.ts';
import { ErrorApi, errorSinConexion } from '../../lib/error-api.ts';
import { delCable } from '../../lib/testing/del-cable.ts';
import { alGuardarAccion } from './resultado-accion.ts';

const { interpretar, interpretarFalla } = alGuardarAccion('baja-titular');
const TEXTO = 'Ocurrió un problema con el servidor por favor contáctese con su administrador .';
const falla = (status: number) => interpretarFalla(new ErrorApi({ status, codigo: 'X', mensaje: 'Del servidor.' }));

describe('resultado-accion.test.ts', () => {
  it.each([
    [100, true],
    [409, false],
    [0, false],
  ])('codigo_respuesta %i: hecho es %s, en palabras del servidor', (codigo_respuesta, logrado) => {
    const respuesta = delCable<RespuestaAccion>({ codigo_respuesta, mensaje: 'Del servidor.' });
    expect(interpretar(respuesta)).toEqual(armarDesenlace({ logrado, mensajes: ['Del servidor.'] }));
    expect(interpretar({ data: respuesta })).toEqual(interpretar(respuesta));
  });

  it('sin respuesta dice el texto del documento 2', () => {
    const sinConexion = armarDesenlace({
      mensajes: ['Sin conexión; lo escrito se conserva, intente de nuevo.', TEXTO],
    });
    expect(interpretarFalla(errorSinConexion(false))).toEqual(sinConexion);
    expect(interpretarFalla(errorSinConexion(true))).toEqual(sinConexion);
    expect(interpretarFalla(new TypeError('other'))).toEqual(armarDesenlace({ mensajes: [TEXTO] }));
  });

  it.each([500, 502, 503])('un %i también, con el número de la solicitud para quien lea la bitácora', (status) => {
    const error = new ErrorApi({ status, codigo: 'X', mensaje: 'Del servidor.', solicitud: 'a1b2' });
    expect(interpretarFalla(error)).toEqual(armarDesenlace({ mensajes: [TEXTO, 'Número de la solicitud: a1b2'] }));
    expect(falla(status)).toEqual(armarDesenlace({ mensajes: [TEXTO] }));
    expect(interpretar(delCable<RespuestaAccion>({ codigo_respuesta: 503, mensaje: 'Del servidor.' }))).toEqual(
      armarDesenlace({ mensajes: [TEXTO] }),
    );
  });

  it.each([422, 409])('de un %i repite lo que el servidor dijo', (status) => {
    expect(falla(status)).toEqual(armarDesenlace({ mensajes: ['Del servidor.'] }));
  });

  it('una sesión que terminó tiene su propio diálogo', () => {
    expect(falla(401)).toEqual(armarDesenlace({}));
  });
});
