import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  borrarBorrador,
  borrarBorradores,
  guardarBorrador,
  guardarEnMemoria,
  hayPorGuardar,
  leerBorrador,
  reclamarBorradores,
} from './borrador.ts';
import { ponerAlmacen } from './testing/almacen-falso.ts';

describe('borrador.test.ts', () => {
  let almacen: ReturnType<typeof ponerAlmacen>;

  beforeEach(() => {
    almacen = ponerAlmacen();
  });
  afterEach(() => {
    borrarBorradores();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('devuelve lo que se escribió', () => {
    guardarBorrador('alta', { nombres: 'Ñusta', hijos: 2 });
    expect(leerBorrador('alta')).toEqual({ nombres: 'Ñusta', hijos: 2 });
  });

  test('no da nada para un formulario en que nunca se escribió, que se limpió o que no se puede leer', () => {
    guardarBorrador('alta', 1);
    borrarBorrador('alta');
    almacen.setItem('borrador:roto', '{');
    expect([leerBorrador('alta'), leerBorrador('otra'), leerBorrador('roto')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([
    ['afiliacion-titular-paso1', true],
    ['registro-beneficiario-paso3', true],
    ['registro-fallecido-foto', true],
    ['actualizacion-titular-1', true],
    ['remision-declaracion:1', true],
    ['publicacion-terminos', true],
    ['actualizacion-titular-1-foto', true],
    ['remision-declaracion:1-clave', false],
    ['publicacion-terminos-clave', false],
    ['afiliacion-titular-clave', false],
    ['afiliacion-titular-contraste', false],
    ['registro-beneficiario-titular', false],
    ['consultas/estado-asegurado', false],
    ['certificado', false],
    ['nombres-entidades', false],
  ])('lo escrito como «%s» está por guardar: %s', (clave, esta) => {
    expect(hayPorGuardar()).toBe(false);
    guardarBorrador(clave, 1);
    expect(hayPorGuardar()).toBe(esta);
    borrarBorradores();
    guardarEnMemoria(clave, 1);
    expect(hayPorGuardar()).toBe(esta);
  });

  test('una fotografía que se quitó no está por guardar', () => {
    for (const guardar of [guardarBorrador, guardarEnMemoria]) {
      guardar('registro-beneficiario-foto', null);
      expect(hayPorGuardar()).toBe(false);
      guardar('registro-beneficiario-foto', 'imagen');
      expect(hayPorGuardar()).toBe(true);
      borrarBorradores();
    }
  });

  test('la misma persona encuentra el borrador al ingresar otra vez', () => {
    reclamarBorradores('rosa');
    guardarBorrador('alta', 1);
    reclamarBorradores('rosa');
    expect(leerBorrador('alta')).toBe(1);
  });

  test('otra persona en la misma pestaña no lo encuentra', () => {
    reclamarBorradores('rosa');
    guardarBorrador('alta', 1);
    almacen.setItem('ajeno', 'queda');
    reclamarBorradores('juan');
    expect(leerBorrador('alta')).toBeUndefined();
    expect(almacen.getItem('ajeno')).toBe('queda');
  });

  test('lo dice cuando al navegador no le queda lugar', () => {
    vi.spyOn(almacen, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(guardarBorrador('foto', 'x')).toBe(false);
  });

  test('sin lugar, lo escrito todavía dura lo que la página, solo para su dueño', () => {
    reclamarBorradores('rosa');
    guardarBorrador('foto', 'vieja');
    const escribir = vi.spyOn(almacen, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    guardarBorrador('foto', 'nueva');
    guardarBorrador('persona', 'alguien');
    expect([leerBorrador('foto'), leerBorrador('persona')]).toEqual(['nueva', 'alguien']);
    borrarBorrador('foto');
    expect(leerBorrador('foto')).toBeUndefined();
    escribir.mockRestore();
    reclamarBorradores('juan');
    expect(leerBorrador('persona')).toBeUndefined();
  });
});
