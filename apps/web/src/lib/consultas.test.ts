import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clienteConsultas } from './consultas.ts';
import { ErrorApi, errorSinConexion } from './error-api.ts';
import { borrarSesion, guardarSesion } from './sesion.ts';
import { ponerAlmacen } from './testing/almacen-falso.ts';
import { tokenFalso } from './testing/token-falso.ts';

const EXP = 4_000_000_000;
const entrar = (usuario: string, exp = EXP) => guardarSesion(tokenFalso({ exp, usuario }));
const leer = () => clienteConsultas.getQueryData(['perfil']);

describe('consultas.test.ts', () => {
  beforeEach(() => {
    ponerAlmacen();
    entrar('rosa');
    clienteConsultas.setQueryData(['perfil'], { usuario: 'rosa' });
    borrarSesion();
  });
  afterEach(() => {
    borrarSesion();
    clienteConsultas.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('lo que se respondió a una persona no está cuando ingresa otra', () => {
    entrar('juan');
    expect(leer()).toBeUndefined();
  });

  test('la misma persona lo encuentra otra vez tras una sesión que terminó', () => {
    entrar('rosa', EXP + 1);
    expect(leer()).toEqual({ usuario: 'rosa' });
  });

  test.each([
    [new ErrorApi({ status: 400, codigo: 'X', mensaje: 'x' }), 1],
    [new ErrorApi({ status: 503, codigo: 'X', mensaje: 'x' }), 3],
    [errorSinConexion(false), 3],
    [new ErrorApi({ status: 429, codigo: 'SOLICITUDES_EN_CURSO', mensaje: 'x' }), 3],
    [new ErrorApi({ status: 429, codigo: 'DEMASIADOS_INTENTOS', mensaje: 'x' }), 1],
  ])('lo que falla se pide otra vez solo si nadie contestó, y no sin fin: %s', async (error, veces) => {
    vi.useFakeTimers();
    const pedir = vi.fn(() => Promise.reject(error));
    const fin = expect(clienteConsultas.fetchQuery({ queryKey: ['x'], queryFn: pedir })).rejects.toBe(error);
    await vi.runAllTimersAsync();
    await fin;
    expect(pedir).toHaveBeenCalledTimes(veces);
  });
});
