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

  test.each(['/', '/login'])('%s pasa sin sesión', (ruta) => {
    expect(esRutaPublica(ruta)).toBe(true);
    expect(puedePasar(ruta)).toBe(true);
  });

  test.each(['/asegurado', '/login/otra', '/verificacionCertificado/ABC-1', '/noexiste'])(
    '%s pide una sesión',
    (ruta) => {
      expect(puedePasar(ruta)).toBe(false);
    },
  );

  test('una sesión que todavía sirve pasa', () => {
    entrar(60);
    expect(puedePasar('/asegurado')).toBe(true);
  });

  test('una sesión vencida se borra y no pasa', () => {
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
    ['/\t/otro.sitio', null],
    ['/\n/otro.sitio', null],
    ['/\u0000', null],
    ['/login', null],
    ['/', null],
    [undefined, null],
  ])('tras ingresar, %s lleva a %s', (volver, destino) => {
    expect(destinoSeguro(volver)).toBe(destino);
  });
});
