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

  test('guarda token, usuario y rol codificados bajo una clave y el token tal cual bajo otra', () => {
    const token = tokenFalso({ exp: EN_UNA_HORA });
    guardarSesion(token);
    expect(JSON.parse(atob(String(almacen.auth)))).toEqual({
      token,
      username: 'ope.afiliaciones',
      usr: { usuario: 'ope.afiliaciones', codigoRol: 'OPE_AFILIACION' },
    });
    expect(almacen.token).toBe(token);
  });

  test('lee del token el usuario, el rol y el vencimiento', () => {
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA, codigoRol: 'SSU_CONSULTA', usuario: 'ssu.consulta' }));
    expect(leerSesion()).toMatchObject({ username: 'ssu.consulta', codigoRol: 'SSU_CONSULTA' });
    expect(leerSesion()?.expira).toEqual(new Date(EN_UNA_HORA * 1000));
  });

  test('da el mismo objeto mientras nada cambió, para que React lo pueda comparar', () => {
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA }));
    expect(leerSesion()).toBe(leerSesion());
  });

  test.each([
    ['que no es base64', '%%%'],
    ['que no es JSON', btoa('hola')],
    ['sin token', btoa(JSON.stringify({ username: 'x' }))],
    ['con un token sin usuario', btoa(JSON.stringify({ token: `a.${btoa('{"exp":1}')}.b`, username: 'x', usr: {} }))],
    ['sin rol', btoa(JSON.stringify({ token: TOKEN, username: 'ope.afiliaciones' }))],
    ['con un rol que el token no tiene', empaquetada({ usr: { codigoRol: 'ADM_SGPA' } })],
    ['con un nombre que el token no tiene', empaquetada({ username: 'otra.persona' })],
  ])('una sesión %s se quita', (_, guardado) => {
    almacen.setItem('auth', guardado);
    almacen.setItem('token', TOKEN);
    expect(leerSesion()).toBeNull();
    expect([almacen.getItem('auth'), almacen.getItem('token')]).toEqual([null, null]);
  });

  test.each([
    ['missing', () => almacen.removeItem('token')],
    ['de otro', () => almacen.setItem('token', tokenFalso({ exp: EN_UNA_HORA + 1 }))],
  ])('con el token %s no hay sesión', (_, romper) => {
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA }));
    expect(leerSesion()).not.toBeNull();
    romper();
    expect(leerSesion()).toBeNull();
    expect(almacen.getItem('auth')).toBeNull();
  });

  test('los borradores quedan para la misma persona, escriba como escriba su nombre, y se van para otra', () => {
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
  ])('con el vencimiento a %d segundos de ahora, vencida es %s', (segundos, vencida) => {
    const sesion = guardarSesion(tokenFalso({ exp: AHORA.getTime() / 1000 + segundos }));
    expect(estaVencida(sesion)).toBe(vencida);
  });

  test('cuenta a quienes escuchan de una sesión nueva y de una quitada', () => {
    const oyente = vi.fn();
    const dejar = alCambiarSesion(oyente);
    guardarSesion(tokenFalso({ exp: EN_UNA_HORA }));
    borrarSesion();
    dejar();
    borrarSesion();
    expect(oyente).toHaveBeenCalledTimes(2);
  });
});
