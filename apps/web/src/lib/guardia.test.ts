import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { destinoSeguro, esRutaPublica, puedePasar } from './guardia.ts';
import { reloj } from './reloj.ts';
import { borrarSesion, guardarSesion, leerSesion } from './sesion.ts';
import { ponerAlmacen } from './testing/almacen-falso.ts';
import { tokenFalso } from './testing/token-falso.ts';

const AHORA = new Date('2026-03-10T12:00:00Z');
const entrar = (segundos: number) => guardarSesion(tokenFalso({ exp: AHORA.getTime() / 1000 + segundos }));

describe('guardia.test.ts', () => {
  beforeEach(() => {
    ponerAlmacen();
    vi.spyOn(reloj, 'ahora').mockReturnValue(AHORA);
  });
  afterEach(() => {
    borrarSesion();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test.each(['/', '/login'])('%s passes without a session', (ruta) => {
    expect(esRutaPublica(ruta)).toBe(true);
    expect(puedePasar(ruta)).toBe(true);
  });

  test.each(['/asegurado', '/login/otra', '/verificacionCertificado/ABC-1', '/noexiste'])(
    '%s asks for a session',
    (ruta) => {
      expect(puedePasar(ruta)).toBe(false);
    },
  );

  test('a session that is still good passes', () => {
    entrar(60);
    expect(puedePasar('/asegurado')).toBe(true);
  });

  test('an expired session is cleared and does not pass', () => {
    entrar(-1);
    expect(puedePasar('/asegurado')).toBe(false);
    expect(leerSesion()).toBeNull();
  });

  test.each([
    ['/perfil', '/perfil'],
    ['/asegurado?page=2', '/asegurado?page=2'],
    ['//otro.sitio/x', null],
    ['/\\otro.sitio', null],
    ['https://otro.sitio', null],
    ['/login', null],
    ['/', null],
    [undefined, null],
  ])('after sign-in, %s leads to %s', (volver, destino) => {
    expect(destinoSeguro(volver)).toBe(destino);
  });
});
