import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardarBorrador, leerBorrador } from './borrador.ts';
import { reloj } from './reloj.ts';
import { alCambiarSesion, borrarSesion, estaVencida, guardarSesion, leerSesion } from './sesion.ts';
import { ponerAlmacen } from './testing/almacen-falso.ts';
import { tokenFalso } from './testing/token-falso.ts';

const AHORA = new Date('2026-03-10T12:00:00Z');
const EN_UNA_HORA = AHORA.getTime() / 1000 + 3600;
const TOKEN = tokenFalso({ exp: EN_UNA_HORA });
const empaquetada = (cambios: object) =>
  btoa(
    JSON.stringify({ token: TOKEN, username: 'ope.afiliaciones', usr: { codigoRol: 'OPE_AFILIACION' }, ...cambios }),
  );

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

  test('keeps token, username and role encoded under one key and the raw token under another', () => {
    const token = tokenFalso({ exp: EN_UNA_HORA });
    guardarSesion(token);
    expect(JSON.parse(atob(String(almacen.auth)))).toEqual({
      token,
      username: 'ope.afiliaciones',
      usr: { usuario: 'ope.afiliaciones', codigoRol: 'OPE_AFILIACION' },
    });
    expect(almacen.token).toBe(token);
  });

  test('reads the username, the role and the expiry out of the token', () => {
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA, codigoRol: 'SSU_CONSULTA', usuario: 'ssu.consulta' }));
    expect(leerSesion()).toMatchObject({ username: 'ssu.consulta', codigoRol: 'SSU_CONSULTA' });
    expect(leerSesion()?.expira).toEqual(new Date(EN_UNA_HORA * 1000));
  });

  test('gives the same object while nothing changed, so that React can compare it', () => {
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA }));
    expect(leerSesion()).toBe(leerSesion());
  });

  test.each([
    ['not base64', '%%%'],
    ['not JSON', btoa('hola')],
    ['no token', btoa(JSON.stringify({ username: 'x' }))],
    ['a token without user', btoa(JSON.stringify({ token: `a.${btoa('{"exp":1}')}.b`, username: 'x', usr: {} }))],
    ['no role', btoa(JSON.stringify({ token: TOKEN, username: 'ope.afiliaciones' }))],
    ['a role that the token has not', empaquetada({ usr: { codigoRol: 'ADM_SGPA' } })],
    ['a name that the token has not', empaquetada({ username: 'otra.persona' })],
  ])('a session that is %s is removed', (_, guardado) => {
    almacen.setItem('auth', guardado);
    almacen.setItem('token', TOKEN);
    expect(leerSesion()).toBeNull();
    expect([almacen.getItem('auth'), almacen.getItem('token')]).toEqual([null, null]);
  });

  test.each([
    ['missing', () => almacen.removeItem('token')],
    ['another one', () => almacen.setItem('token', tokenFalso({ exp: EN_UNA_HORA + 1 }))],
  ])('with the raw token %s there is no session', (_, romper) => {
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA }));
    expect(leerSesion()).not.toBeNull();
    romper();
    expect(leerSesion()).toBeNull();
    expect(almacen.getItem('auth')).toBeNull();
  });

  test('drafts stay for the same person, however they wrote their name, and go for another', () => {
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA, usuario: 'rosa' }));
    guardarBorrador('alta', 1);
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA + 1, usuario: 'rosa' }));
    expect(leerBorrador('alta')).toBe(1);
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA, usuario: 'juan' }));
    expect(leerBorrador('alta')).toBeUndefined();
  });

  test.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('with the expiry %d seconds from now, expired is %s', (segundos, vencida) => {
    const sesion = guardarSesion(tokenFalso({ exp: AHORA.getTime() / 1000 + segundos }));
    expect(estaVencida(sesion)).toBe(vencida);
  });

  test('tells its listeners of a new and of a removed session', () => {
    const oyente = vi.fn();
    const dejar = alCambiarSesion(oyente);
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA }));
    borrarSesion();
    dejar();
    borrarSesion();
    expect(oyente).toHaveBeenCalledTimes(2);
  });
});
