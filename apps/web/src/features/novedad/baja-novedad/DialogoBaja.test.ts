import { describe, expect, it } from 'vitest';
import { armarDesenlace } from '../../../lib/desenlace.ts';
import { ErrorApi, errorSinConexion } from '../../../lib/error-api.ts';
import { AL_DAR_DE_BAJA } from './DialogoBaja.tsx';

const FALLA = 'La operación no pudo ser procesada con éxito.';

describe('DialogoBaja.test.ts', () => {
  it('hecha: el mensaje del servidor, cinco segundos', () => {
    const avisos = [{ tipo: 'success' as const, mensaje: 'Baja registrada.', ms: 5000 }];
    expect(AL_DAR_DE_BAJA.interpretar({ mensaje: 'Baja registrada.' })).toEqual(
      armarDesenlace({ logrado: true, avisos }),
    );
  });

  it('la que falla: el aviso de la especificación, y junto al formulario por qué', () => {
    const rechazo = new ErrorApi({ status: 409, codigo: 'REGLA_INCUMPLIDA', mensaje: 'Estado actual: INACTIVO.' });
    expect(AL_DAR_DE_BAJA.interpretarFalla(rechazo)).toEqual(
      armarDesenlace({
        avisos: [{ tipo: 'error', mensaje: FALLA, ms: 5000 }],
        mensajes: [FALLA, 'Estado actual: INACTIVO.'],
      }),
    );
    expect(AL_DAR_DE_BAJA.interpretarFalla(errorSinConexion(false))).toMatchObject({
      logrado: false,
      avisos: [{ mensaje: FALLA }],
      mensajes: ['Sin conexión; lo escrito se conserva, intente de nuevo.', FALLA],
    });
    expect(AL_DAR_DE_BAJA.interpretarFalla(new Error('x')).mensajes).toEqual([FALLA]);
  });

  it('una sesión que terminó no dice nada aquí', () => {
    expect(
      AL_DAR_DE_BAJA.interpretarFalla(new ErrorApi({ status: 401, codigo: 'SESION_REQUERIDA', mensaje: '' })),
    ).toEqual(armarDesenlace({}));
  });
});
