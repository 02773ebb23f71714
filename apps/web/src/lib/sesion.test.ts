import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reloj } from './reloj.ts';
import { alCambiarSesion, borrarSesion, estaVencida, guardarSesion, leerSesion } from './sesion.ts';
import { ponerAlmacen } from './testing/almacen-falso.ts';
import { tokenFalso } from './testing/token-falso.ts';

const AHORA = new Date('2026-03-10T12:00:00Z');
const EN_UNA_HORA = AHORA.getTime() / 1000 + 3600;

describe('sesion.test.ts', () => {
  let almacen: ReturnType<typeof ponerAlmacen>;

  beforeEach(() => {
    almacen = ponerAlmacen();
    vi.spyOn(reloj, 'ahora').mockReturnValue(AHORA);
  });
  afterEach(() => {
    borrarSesion();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('keeps token and username encoded under one key and the raw token under another', () => {
    const token = tokenFalso({ exp: EN_UNA_HORA });
    guardarSesion(token, 'ope.afiliaciones');
    expect(JSON.parse(atob(String(almacen.auth)))).toEqual({ token, username: 'ope.afiliaciones' });
    expect(almacen.token).toBe(token);
  });

  test('reads the role and the expiry out of the token', () => {
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA, codigoRol: 'SSU_CONSULTA' }), 'ssu.consulta');
    expect(leerSesion()).toMatchObject({ username: 'ssu.consulta', codigoRol: 'SSU_CONSULTA' });
    expect(leerSesion()?.expira).toEqual(new Date(EN_UNA_HORA * 1000));
  });

  test('gives the same object while nothing changed, so that React can compare it', () => {
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA }), 'ope.afiliaciones');
    expect(leerSesion()).toBe(leerSesion());
  });

  test.each([
    ['not base64', '%%%'],
    ['not JSON', btoa('hola')],
    ['no token', btoa(JSON.stringify({ username: 'x' }))],
    ['a token without user', btoa(JSON.stringify({ username: 'x', token: `a.${btoa('{"exp":1}')}.b` }))],
  ])('a session that is %s is removed', (_, guardado) => {
    almacen.setItem('auth', guardado);
    almacen.setItem('token', 'x');
    expect(leerSesion()).toBeNull();
    expect([almacen.getItem('auth'), almacen.getItem('token')]).toEqual([null, null]);
  });

  test.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('with the expiry %d seconds from now, expired is %s', (segundos, vencida) => {
    const sesion = guardarSesion(tokenFalso({ exp: AHORA.getTime() / 1000 + segundos }), 'ope.afiliaciones');
    expect(estaVencida(sesion)).toBe(vencida);
  });

  test('tells its listeners of a new and of a removed session', () => {
    const oyente = vi.fn();
    const dejar = alCambiarSesion(oyente);
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA }), 'ope.afiliaciones');
    borrarSesion();
    dejar();
    borrarSesion();
    expect(oyente).toHaveBeenCalledTimes(2);
  });
});
